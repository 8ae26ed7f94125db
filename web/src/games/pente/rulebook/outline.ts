// What the rules of Pente are told in.

import type { Outline } from "$/rulebook/outline";

export const outline = [
  {
    key: "aim",
    paragraphs: [{ key: "goal", ids: ["PE-07"], pictures: ["five"] }],
  },
  {
    key: "needed",
    paragraphs: [
      { key: "board", ids: ["PE-01", "PE-02"] },
      { key: "stones", ids: ["PE-35"] },
      { key: "points", ids: ["PE-31", "PE-32", "PE-33"] },
    ],
  },
  {
    key: "turn",
    paragraphs: [
      { key: "first", ids: ["PE-03"], pictures: ["first"] },
      { key: "begins", ids: ["PE-11", "SE-03"] },
      { key: "calls", ids: ["PE-34"], pictures: ["tria", "tessera"] },
    ],
  },
  {
    key: "captures",
    paragraphs: [
      { key: "pair", ids: ["PE-04"], pictures: ["pair", "double", "not-three"] },
      { key: "must", ids: ["PE-05"] },
      { key: "safe", ids: ["PE-06"], pictures: ["safe"] },
    ],
  },
  {
    key: "end",
    paragraphs: [
      { key: "longer", ids: ["PE-09"] },
      { key: "captured", ids: ["PE-08"], pictures: ["fifth-pair"] },
      { key: "full", ids: ["PE-10"] },
    ],
  },
  {
    key: "tournament",
    paragraphs: [
      { key: "far", ids: ["PE-13"], pictures: ["far"] },
      { key: "where", ids: ["PE-14"] },
    ],
  },
  {
    key: "more",
    paragraphs: [
      { key: "forms", ids: ["PE-36"] },
      { key: "pairs", ids: ["PE-15"] },
      { key: "team", ids: ["PE-16", "PE-37"] },
      { key: "partner", ids: ["PE-17", "PE-18", "PE-20"], pictures: ["mixed"] },
      { key: "own", ids: ["PE-19"] },
    ],
  },
  {
    key: "scoring",
    paragraphs: [
      { key: "count", ids: ["PE-21", "PE-22"] },
      { key: "match", ids: ["PE-23", "SE-01", "SE-02"] },
      { key: "many", ids: ["PE-24"], pictures: ["many"] },
    ],
  },
  {
    key: "complication",
    paragraphs: [
      { key: "exact", ids: ["PE-25", "PE-30"], pictures: ["six"] },
      { key: "threes", ids: ["PE-26"], pictures: ["double-three"] },
      { key: "allowed", ids: ["PE-27", "PE-28", "PE-29"] },
    ],
  },
  {
    key: "variants",
    paragraphs: [
      { key: "extras", ids: ["PE-39", "PE-38"] },
      { key: "gomoku", ids: ["PE-40"] },
      { key: "keryo", ids: ["PE-41"], pictures: ["keryo"] },
      { key: "g-pente", ids: ["PE-42"], pictures: ["axis"] },
      { key: "d-pente", ids: ["PE-43"] },
      { key: "poof", ids: ["PE-44"], pictures: ["poof"] },
      { key: "boat", ids: ["PE-45"], pictures: ["boat"] },
      { key: "o-pente", ids: ["PE-46"] },
      { key: "swap2", ids: ["PE-47"] },
      { key: "connect6", ids: ["PE-48"] },
      { key: "ninuki", ids: ["PE-49"] },
    ],
  },
] as const satisfies Outline;
