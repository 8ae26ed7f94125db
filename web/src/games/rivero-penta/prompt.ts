// What is to be done now, in words, from the phase and the moves there are.

import type { Cell } from "$/board/geometry";
import { t, tMaybe } from "$/i18n/index.svelte";
import type { PositionOf } from "$/rules/catalog";
import { nameCard } from "../cards/names";
import type { Choice, Kind } from "./choices";
import { pairOf, type Pair } from "./position";

export interface Scene {
  position: PositionOf<"rivero-penta">;
  /** Whether the person in front may act. */
  acting: boolean;
  over: boolean;
  choices: readonly Choice[];
  held: string | null;
  picked: readonly Cell[];
  /** How many places are lit. */
  lit: number;
  /** Whether what is picked can be confirmed. */
  ready: boolean;
  adrift: readonly Cell[];
}

export interface Words {
  title: string;
  text: string;
}

const plain = (text: string): Words => ({ title: "", text });

/** "sun on tap"; the one card where only one is open. */
export function titleOf({ top, below }: Pair): string {
  if (!top) return "";
  return below ? t("rivero-penta.pair", { top: t(`cards.${top}`), below: t(`cards.${below}`) }) : t(`cards.${top}`);
}
/** What a pair asks, in short. */
export function meaningOf({ top, below }: Pair): string {
  return top && below ? (tMaybe(`rivero-penta.means.${top}-${below}`) ?? t("rivero-penta.means.none")) : "";
}

function ofAction({ position, choices, picked, ready, adrift }: Scene): Words {
  const pair = titleOf(pairOf(position));
  const title = `${pair.charAt(0).toUpperCase()}${pair.slice(1)}:`;
  if (adrift.length > 0) {
    const cards = adrift
      .map((cell) => position.table[cell]!)
      .map((card) => (card === "=" ? t("cards.bridge") : nameCard(card)));
    return plain(t("rivero-penta.would-drift", { count: cards.length, cards: cards.join(", ") }));
  }
  if (ready) return plain(t("rivero-penta.confirm"));
  const has = (kind: Kind) => choices.some((choice) => choice.kind === kind);
  if (picked.length > 0) return plain(t(has("move") ? "rivero-penta.where-to" : "rivero-penta.and-which"));
  if (has("move")) return { title, text: t("rivero-penta.asks.move") };
  if (has("tap")) return { title, text: t("rivero-penta.asks.tap") };
  if (has("drain")) return { title, text: t("rivero-penta.asks.drain") };
  if (has("remove")) return { title, text: t("rivero-penta.asks.remove") };
  return { title, text: t("rivero-penta.asks.bridge") };
}

/** So early that the rule is said once more. */
const isYoung = ({ table, scores }: Scene["position"]) =>
  Object.keys(table).length < 8 && scores.every((score) => score === 0);

function ofPlay({ position, choices, held, lit }: Scene): Words {
  const places = choices.some((choice) => choice.kind === "place");
  const discards = choices.some((choice) => choice.kind === "discard");
  if (held !== null && lit > 0) return plain(t("rivero-penta.place-now", { card: nameCard(held) }));
  if (!places && discards) return plain(t(position.penalty ? "rivero-penta.discard-more" : "rivero-penta.discard-now"));
  if (held !== null) return plain(t("rivero-penta.fits-nowhere", { card: nameCard(held) }));
  if (position.placed.length > 0) return plain(t("rivero-penta.one-more"));
  if (position.plays_left > 1) return { title: t("rivero-penta.two-title"), text: t("rivero-penta.two") };
  return plain(t(isYoung(position) ? "rivero-penta.first" : "rivero-penta.one"));
}

export function promptOf(scene: Scene): Words {
  const { position, acting, over, choices } = scene;
  if (over || !acting) return plain("");
  if (choices.some((choice) => choice.card === null && choice.squares.length > 0)) return ofAction(scene);
  if (position.phase === "setup" && scene.held === null) return plain(t("rivero-penta.setup"));
  return ofPlay(scene);
}
