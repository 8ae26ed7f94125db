// What the person in front has in hand and points at, and which move is meant by it.

import { sound } from "$/board/sound.svelte";
import { t } from "$/i18n/index.svelte";
import type { PositionOf } from "$/rules/catalog";
import type { LegalMove } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";
import {
  attempt,
  goalOf,
  kNothing,
  litThings,
  matching,
  reachable,
  readChoice,
  type Choice,
  type Chosen,
  type Thing,
} from "./choices";

export class Turn {
  chosen = $state.raw<Chosen>(kNothing);
  /** One place, several meanings, or something to look at first: the person confirms one. */
  asked = $state.raw<Choice[]>([]);
  warning = $state("");
  /** What a pointer has picked up on the table, as the moves it can mean. */
  carried = $state.raw<Choice[] | null>(null);

  /** The place where a card was just let go by hand: it lies there already. */
  dropped: Thing | null = null;

  constructor(private readonly of: () => Table) {}

  get table(): Table {
    return this.of();
  }
  position = $derived.by(() => this.table.state.position as PositionOf<"rivero">);
  /** Nobody acts before his moves are known: until then the view may be the other's. */
  acting = $derived.by(() => (this.table.moves.length > 0 ? this.table.acting : null));
  choices = $derived.by(() => {
    const seat = this.acting;
    return seat === null ? [] : (this.table.moves as LegalMove<"rivero">[]).map((legal) => readChoice(legal, seat));
  });
  ready = $derived.by(() => matching(this.choices, this.chosen));
  lit = $derived.by(() =>
    this.carried
      ? litThings(this.carried.map((choice) => ({ ...choice, thing: goalOf(choice, this.acting!)! })))
      : litThings(this.ready),
  );
  jokers = $derived.by(() => this.choices.some((choice) => choice.joker));
  usable = $derived.by(() => new Set(reachable(this.choices, this.chosen).flatMap((choice) => choice.hand)));
  /** Whether cards can make a new river now, and whether those in hand may. */
  founds = $derived.by(() => this.choices.some((choice) => choice.verb === "river"));
  building = $derived.by(() => reachable(this.choices, this.chosen).some((choice) => choice.verb === "river"));

  drop(): void {
    this.chosen = kNothing;
    this.asked = [];
    this.warning = "";
    this.carried = null;
  }

  /** Adds a card to the choice; begins anew with it where the two lead nowhere together. */
  hold(card: string): void {
    this.asked = [];
    const { cards, joker } = this.chosen;
    if (cards.includes(card)) this.chosen = { joker, cards: cards.filter((one) => one !== card) };
    else {
      const more = { joker, cards: [...cards, card] };
      this.chosen = reachable(this.choices, more).length > 0 ? more : { joker: false, cards: [card] };
    }
  }

  point(things: Thing[]): void {
    void this.meant(things);
  }

  /** Whether something was made of it: a move, or a question. */
  async meant(things: Thing[]): Promise<boolean> {
    const seat = this.acting;
    if (seat === null) return false;
    this.asked = [];
    const meant = this.ready.filter((choice) => things.includes(choice.thing));
    if (meant.length > 0) return this.take(meant);
    if (things[0] === `slot:${seat}` && this.jokers) this.chosen = { ...this.chosen, joker: !this.chosen.joker };
    else await this.#explain(things);
    return false;
  }

  async take(meant: Choice[]): Promise<boolean> {
    if (meant.length > 1) this.asked = meant;
    else if (meant[0]) return this.#look(meant[0]);
    return true;
  }

  /** What can be picked up there: moves that use no card of the hand. */
  pick(things: readonly Thing[]): boolean {
    const seat = this.acting;
    if (seat === null) return false;
    const found = matching(this.choices, kNothing).filter(
      (choice) => things.includes(choice.thing) && goalOf(choice, seat) !== null,
    );
    if (found.length === 0) return false;
    this.drop();
    this.carried = found;
    return true;
  }

  /** What was picked up is let go over a place. */
  async put(place: Thing): Promise<boolean> {
    const seat = this.acting;
    const meant = (this.carried ?? []).filter((choice) => seat !== null && goalOf(choice, seat) === place);
    this.carried = null;
    return meant.length > 0 && this.take(meant);
  }

  /** The tap can make a river fall: what would follow is told before it is done. */
  async #look(choice: Choice): Promise<boolean> {
    const { table, acting } = this;
    const isTap = choice.verb === "tap" || choice.verb === "tap-spring";
    if (isTap && acting !== null) {
      const tried = await table.ask<{ events: { text: string }[] }>({
        op: "try",
        seat: acting,
        move: choice.move,
      });
      if (tried.ok && tried.events.length > 0) {
        this.asked = [choice];
        this.warning = tried.events.map((event) => event.text).join(" ");
        return true;
      }
    }
    return (await table.play(choice.move)) === null;
  }

  /** The rules tell why a thing is none to point at. */
  async #explain(things: Thing[]): Promise<void> {
    const { position, acting, chosen } = this;
    const bridges = acting !== null && position.action[acting]?.card === "bridge";
    const kind = position.phase === "choose" ? "column" : bridges ? "card" : "tip";
    const thing =
      chosen.cards.length > 0 || chosen.joker
        ? things.at(things[0]?.startsWith("place:") ? 0 : -1)
        : things.find((one) => one.startsWith(`${kind}:`));
    const ending = position.phase === "end" || this.choices.some((choice) => choice.verb === "spring");
    const move = attempt(thing ?? things[0]!, chosen, ending);
    if (move) await this.table.play(move);
    else sound.play("refuse");
  }

  /** What a button for the choice says. */
  labelOf({ verb, thing }: Choice): string {
    if (verb === "sun" && thing !== "ocean")
      return t(thing === `ground:${this.acting}` ? "rivero.do.sun-own" : "rivero.do.sun-other");
    if (verb === "bridge-joker") return t("rivero.do.joker");
    return t(`rivero.do.${(verb === "tap-spring" ? "tap" : verb) as Verb}`);
  }
}

type Verb =
  | "ocean"
  | "action"
  | "river"
  | "end"
  | "take"
  | "lift"
  | "extra"
  | "ground"
  | "sun"
  | "double"
  | "exchange"
  | "spring"
  | "tap";
