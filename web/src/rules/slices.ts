// What takes the rules more than one request: several that belong together, and a job, which is begun by
// one request and gone on with by others until it is done, its time is up or somebody stops it. The worker
// and the tests drive them the same way.

import type { Review } from "$/study/review/types";
import type { Job, JobKind, Jobs, Request } from "./mail";
import type { Answer } from "./wire";

export type Ask = <T extends object>(request: Request) => Answer<T>;

/** The answers to several requests as one. The first that is refused is the answer, and ends it. */
export function together<T extends object>(ask: Ask, request: Request | readonly Request[]): Answer<T> {
  if (!isList(request)) return ask<T>(request);
  const all = {};
  for (const one of request) {
    const answer = ask(one);
    if (!answer.ok) return answer;
    Object.assign(all, answer);
  }
  return all as Answer<T>;
}
const isList = (request: Request | readonly Request[]): request is readonly Request[] => Array.isArray(request);

/** What drives a job: lets others in between two slices, and says whether to stop. */
export interface Pace<K extends JobKind = JobKind> {
  /** Settles when the job may go on; false when it is to stop. */
  pause(): Promise<boolean>;
  onprogress(sofar: Jobs[K]["told"]): void;
}

/** Slices asked for at once: some ten milliseconds in the slowest game. */
const kSlices: Record<JobKind, number> = { think: 1, review: 4, hint: 4, settle: 4 };

interface Begun {
  job: number;
}
interface Told {
  done: boolean;
}
/** How far a review is, with those findings that are new or have changed. */
type Piece = Pick<Review, "done" | "looked_at" | "findings" | "seats"> & { from: number };

/** The review with a piece of findings put in its place. */
function grown(review: Review, { from, findings, ...rest }: Piece): Review {
  const all = [...review.findings.slice(0, from), ...findings, ...review.findings.slice(from + findings.length)];
  return { ...review, ...rest, findings: all } as Review;
}

/** What is known of a job after an answer: a review grows, everything else is told as a whole. */
function after(kind: JobKind, sofar: object, told: object): object {
  return kind === "review" ? grown(sofar as Review, told as Piece) : told;
}

/** What was asked for, as far as it came when it was done or stopped, or why not. */
export async function work<K extends JobKind>(
  ask: Ask,
  { kind, wish }: Job<K>,
  pace: Pace<K>,
): Promise<Answer<Jobs[K]["told"]>> {
  const { ms = Infinity, ...members } = wish as Jobs[K]["wish"] & { ms?: number };
  const end = performance.now() + ms;
  const begun = ask<Begun>({ op: kind, ...members });
  if (!begun.ok) return begun;
  const { job, ...plan } = begun;
  let sofar: object = { ...plan, looked_at: 0 };
  for (;;) {
    const from = "looked_at" in sofar ? sofar.looked_at : 0;
    const told = ask<Told>({ op: "go", job, slices: kSlices[kind], from });
    if (!told.ok) return told;
    sofar = after(kind, sofar, told);
    if (told.done) break;
    if (performance.now() >= end || !(await pace.pause())) {
      ask({ op: "stop", job });
      break;
    }
    pace.onprogress(sofar as Jobs[K]["told"]);
  }
  return sofar as Answer<Jobs[K]["told"]>;
}
