// What the turn is about and what is still to be done, from the phase and the moves there are.

import { t } from "$/i18n/index.svelte";
import type { PositionOf } from "$/rules/catalog";
import type { Seat } from "$/rules/wire";
import { isAction } from "../cards/card";
import { nameCard } from "../cards/say";
import { matching, reachable, type Choice, type Chosen } from "./choices";

export interface Scene {
  position: PositionOf<"rivero">;
  /** The person who may act. */
  acting: Seat | null;
  over: boolean;
  choices: readonly Choice[];
  chosen: Chosen;
}
export interface Words {
  title: string;
  text: string;
}

const has = (choices: readonly Choice[], ...verbs: string[]) => choices.some((choice) => verbs.includes(choice.verb));

function titleOf({ position, acting }: Scene): string {
  const action = acting === null ? null : position.action[acting];
  if (position.phase === "act" && action && isAction(action.card)) return t(`rivero.title.${action.card}`);
  if (position.phase === "end") return t("rivero.title.end");
  if (position.phase === "play") return t(position.option === "column" ? "rivero.title.column" : "rivero.title.ocean");
  return t("rivero.title.choose");
}

/** What a choice of cards is good for. */
function ofChosen({ choices, chosen }: Scene): string {
  const names = chosen.cards.map(nameCard);
  if (chosen.joker) names.push(t("rivero.joker"));
  const cards = names.join(", ");
  const ready = matching(choices, chosen);
  if (ready.length === 0 && reachable(choices, chosen).length > 0) return t("rivero.more-cards", { cards });
  return t(ready.length > 0 ? "rivero.target" : "rivero.no-target", { cards });
}

function ofEnd(choices: readonly Choice[]): string {
  if (has(choices, "end")) {
    if (has(choices, "spring", "exchange")) return t("rivero.may-spring");
    return t(has(choices, "lift") ? "rivero.may-lift" : "rivero.may-end");
  }
  if (has(choices, "exchange")) return t("rivero.must-exchange");
  return t(has(choices, "spring") ? "rivero.must-spring" : "rivero.must-ground");
}

function ofPlay({ position, choices }: Scene): string {
  const { unused } = position;
  if (
    position.option === "column" &&
    unused &&
    unused.length > 0 &&
    !has(choices, "end", "spring", "exchange", "ground", "lift")
  )
    return t("rivero.use-one", { cards: unused.map(nameCard).join(", ") });
  const can = [
    has(choices, "river") ? t("rivero.can.river") : "",
    has(choices, "join") ? t("rivero.can.join") : "",
    has(choices, "replace") ? t("rivero.can.replace") : "",
    has(choices, "double") ? t("rivero.can.double") : "",
    has(choices, "take") ? t("rivero.can.take") : "",
  ].filter(Boolean);
  const then = ofEnd(choices);
  return can.length > 0 ? `${t("rivero.you-can", { list: can.join(", ") })} ${then}` : then;
}

export function promptOf(scene: Scene): Words {
  const { position, acting, over, choices, chosen } = scene;
  if (over || acting === null) return { title: "", text: "" };
  const title = titleOf(scene);
  if (chosen.cards.length > 0 || chosen.joker) return { title, text: ofChosen(scene) };
  const action = position.action[acting]?.card;
  if (position.phase === "act" && action && isAction(action)) return { title, text: t(`rivero.asks.${action}`) };
  if (position.phase === "choose") {
    const text = has(choices, "column")
      ? "rivero.asks.any"
      : has(choices, "action")
        ? "rivero.asks.two"
        : "rivero.asks.ocean";
    return { title, text: t(text) };
  }
  return { title, text: position.phase === "end" ? ofEnd(choices) : ofPlay(scene) };
}
