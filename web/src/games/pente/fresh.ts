// So early that what the game is about is said once more.

import type { Table } from "$/table/table.svelte";

/** Nobody at this device has laid a stone in a basic game; lessons, puzzles and studies are about something else. */
export const isFresh = ({ saved, steps, people, habits }: Table): boolean =>
  saved.variant === "standard" &&
  habits.keeps !== false &&
  !steps.some(({ seat }) => typeof seat === "number" && people.includes(seat));
