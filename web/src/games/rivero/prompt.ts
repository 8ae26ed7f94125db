// What can be done now, as a question, and which step of the turn that is: from the phase and the moves there are.

import { language, t } from "$/i18n/index.svelte";
import type { PositionOf } from "$/rules/catalog";
import type { Seat } from "$/rules/wire";
import { isAction } from "../cards/card";
import { nameCard } from "../cards/names";
import { matching, reachable, type Choice, type Chosen } from "./choices";

/** A turn in three steps: take something, lay cards, a card for the spring. */
export const kSteps = ["take", "lay", "end"] as const;
export type StepOfTurn = (typeof kSteps)[number];

export interface Scene {
  position: PositionOf<"rivero">;
  /** The person who may act. */
  acting: Seat | null;
  over: boolean;
  choices: readonly Choice[];
  chosen: Chosen;
}
export interface Asked {
  step: StepOfTurn | null;
  text: string;
}

const has = (choices: readonly Choice[], ...verbs: string[]) => choices.some((choice) => verbs.includes(choice.verb));
const kLaying = ["river", "join", "replace", "double", "take"] as const;
const kEnding = ["spring", "exchange", "ground", "lift", "end"] as const;
const kDeeds = ["ocean", "action", "column", "extra", ...kLaying, ...kEnding] as const;

function stepOf({ position, choices }: Scene): StepOfTurn {
  if (position.phase === "choose") return "take";
  if (position.phase === "act" || has(choices, ...kLaying)) return "lay";
  return position.phase === "end" || has(choices, ...kEnding) ? "end" : "lay";
}

/** What a choice of cards is good for. */
function ofChosen({ position, choices, chosen }: Scene): string {
  const names = chosen.cards.map(nameCard);
  if (chosen.joker) names.push(t("rivero.joker"));
  const cards = names.join(", ");
  const ready = matching(choices, chosen);
  if (ready.some(({ verb }) => verb === "river")) {
    const flask = position.option === "ocean" ? ` ${t("rivero.river-flask")}` : ""; // RV-08
    return `${t("rivero.river-ready")}${flask}`;
  }
  if (ready.length === 0 && reachable(choices, chosen).length > 0) return t("rivero.more-cards", { cards });
  return t(ready.length > 0 ? "rivero.target" : "rivero.no-target", { cards });
}

/** What is left when no card can be laid any more. */
function ofEnd(choices: readonly Choice[]): string {
  if (has(choices, "end") && !has(choices, "spring", "exchange", "lift")) return t("rivero.may-end");
  if (has(choices, "end")) return listOf(choices);
  if (has(choices, "exchange")) return t("rivero.must-exchange");
  return t(has(choices, "spring") ? "rivero.must-spring" : "rivero.must-ground");
}

/** All that can be done, in the order of a turn: "Join a card to a river or press Done." Beside two things or more
    the button that ends the turn speaks for itself. */
function listOf(choices: readonly Choice[]): string {
  const deeds = kDeeds.filter((verb) => has(choices, verb));
  const can = deeds.filter((verb) => verb !== "end" || deeds.length < 3).map((verb) => t(`rivero.can.${verb}`));
  const list = new Intl.ListFormat(language.current, { type: "disjunction" }).format(can);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

function ofPlay({ position, choices }: Scene): string {
  const { unused } = position;
  if (position.option === "column" && unused && unused.length > 0 && !has(choices, ...kEnding))
    return t("rivero.use-one", { cards: unused.map(nameCard).join(", ") });
  return has(choices, ...kLaying, "extra") ? listOf(choices) : ofEnd(choices);
}

export function promptOf(scene: Scene): Asked {
  const { position, acting, over, choices, chosen } = scene;
  if (over || acting === null) return { step: null, text: "" };
  const step = stepOf(scene);
  if (chosen.cards.length > 0 || chosen.joker) return { step, text: ofChosen(scene) };
  const action = position.action[acting]?.card;
  if (position.phase === "act" && action && isAction(action)) return { step, text: t(`rivero.asks.${action}`) };
  if (position.phase === "choose") return { step, text: listOf(choices) };
  return { step, text: position.phase === "end" ? ofEnd(choices) : ofPlay(scene) };
}
