#include "wire/session.h"
