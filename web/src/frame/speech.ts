// What everything said at a table depends on: language and the own name.

import { language } from "$/i18n/index.svelte";
import { wishes } from "./wishes.svelte";

export const speechNow = (): string => `${language.current} ${wishes.name}`;
