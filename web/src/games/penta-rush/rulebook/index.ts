// The rules of Penta Rush: the skeleton, the pictures, and the text in four languages.

import type { RuleText } from "$/rulebook/books";
import Scene from "../Scene.svelte";
import { describe } from "./describe";
import { outline } from "./outline";
import { pictures } from "./pictures";
import "../words";

export const rules: RuleText<"penta-rush"> = {
  outline,
  pictures,
  Scene,
  describe,
  texts: {
    nl: () => import("./nl"),
    en: () => import("./en"),
    fr: () => import("./fr"),
    de: () => import("./de"),
  },
};
