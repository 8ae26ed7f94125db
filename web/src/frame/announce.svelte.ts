// What is said to those who do not see the page: one polite voice for all of it. What comes close
// together is said in one go, what happened before what is to be done.

/** What happened, or what is to be done now. */
export type Rank = "event" | "prompt";

/** So long the voice waits for what belongs to the same change. */
const kGatherMs = 120;

let number = $state(0);
let words = $state("");
let waiting: { text: string; rank: Rank }[] = [];

function flush(): void {
  const said = (["event", "prompt"] as const).flatMap((rank) =>
    waiting.filter((one) => one.rank === rank).map((one) => one.text),
  );
  waiting = [];
  words = [...new Set(said)].join(" ");
  ++number;
}

/** Says it, unless the text is empty. */
export function announce(text: string, rank: Rank = "event"): void {
  if (text.trim() === "") return;
  if (waiting.length === 0) setTimeout(flush, kGatherMs);
  waiting.push({ text: /[.:?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`, rank });
}

export const voice = {
  get words() {
    return words;
  },
  /** Another one with every utterance: the same words twice are two utterances. */
  get number() {
    return number;
  },
};
