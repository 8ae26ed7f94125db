// What the server's refusals mean for the line, and refusals of our own.

import "./words";
import { t } from "$/i18n/index.svelte";
import type { Refusal } from "$/rules/wire";

/** Why a line has ended for good. */
export type Ended = "gone" | "withdrawn" | "other-version";

const kEnds: Readonly<Record<string, Ended>> = {
  "server.no-table": "gone",
  "server.bad-key": "withdrawn",
  "server.other-version": "other-version",
};
export const whyEnded = ({ code }: Refusal): Ended | null => kEnds[code] ?? null;

/** It may go well later: nothing was changed, or it is not known. */
export const isUnsure = (code: string): boolean => code.startsWith("server.store") || code === "server.busy";

export const fault = (why: Ended | "down"): Refusal => ({ code: `net.${why}`, message: t(`net.${why}`) });
