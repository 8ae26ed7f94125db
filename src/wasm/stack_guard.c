/* Debian's compiler-rt for wasm32 was built with the stack protector and wants its two symbols. */
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x5e7a51de;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
