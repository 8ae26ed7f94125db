// The eight opponents as they are drawn, from Puddle to Ocean: what each is made of, back to front, in a round
// of 64 by 64. Moods fit the water: a puddle dreams, rapids grin, the ocean has time.

/** Filled with a tone of the opponent's own water, with something beside it, or drawn as a line. */
export type Paint =
  "body" | "deep" | "foam" | "ink" | "blush" | "leaf" | "stone" | "sun" | "paper" | "line" | "ripple" | "spray";

export interface Part {
  paint: Paint;
  d: string;
}

/** A full circle. */
const dot = (x: number, y: number, r: number, ry = r) =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0z`;
/** A drop with its tip up. */
const drop = (x: number, y: number, size: number) =>
  `M${x} ${y - 1.5 * size}c${0.7 * size} ${0.9 * size} ${size} ${1.3 * size} ${size} ${1.8 * size}` +
  `a${size} ${size} 0 0 1 ${-2 * size} 0c0 ${-0.5 * size} ${0.3 * size} ${-0.9 * size} ${size} ${-1.8 * size}z`;

/** Two open eyes that look somewhere. */
function eyes(y: number, apart: number, size: number, look: readonly [number, number] = [0, 0]): Part[] {
  const at = [32 - apart, 32 + apart];
  return [
    { paint: "foam", d: at.map((x) => dot(x, y, size, size * 1.1)).join("") },
    { paint: "ink", d: at.map((x) => dot(x + look[0], y + look[1], size * 0.58)).join("") },
    { paint: "foam", d: at.map((x) => dot(x + look[0] + size * 0.2, y + look[1] - size * 0.22, size * 0.2)).join("") },
  ];
}
const blush = (y: number, apart: number): Part => ({
  paint: "blush",
  d: dot(32 - apart, y, 3.4, 2.2) + dot(32 + apart, y, 3.4, 2.2),
});

const puddle: Part[] = [
  { paint: "ripple", d: "M4 55c8-5 14 3 21 0s13-3 19 0 11 1 16-1" },
  { paint: "body", d: "M5 47c0-10 8-9 12-13 5-5 13-3 17-2 7-3 14 0 16 5 6 1 10 5 9 11-1 8-12 9-27 9S5 56 5 47z" },
  { paint: "deep", d: "M9 51c6 4 15 5 25 5s17-1 21-5c1 5-9 8-24 8S9 56 9 51z" },
  { paint: "body", d: drop(17, 21, 3.6) + drop(46, 18, 4.6) + drop(31, 12, 2.8) },
  ...eyes(43, 9, 4.6, [0, -1.2]),
  blush(49.5, 16),
  { paint: "line", d: "M29 50.5c2 1.8 4 1.8 6 0" },
];
const spring: Part[] = [
  { paint: "stone", d: dot(12, 56, 11, 7) + dot(52, 57, 12, 8) + dot(32, 61, 14, 7) },
  { paint: "body", d: "M32 12c5 8 19 16 19 29a19 17 0 0 1-38 0c0-13 14-21 19-29z" },
  { paint: "deep", d: "M15 46c5 7 12 9 20 9 7 0 12-3 15-8-2 7-9 11-18 11-8 0-15-5-17-12z" },
  { paint: "leaf", d: "M32 13c-1-6-6-9-12-8 1 6 6 9 12 8zM32 13c0-5 3-9 9-10 1 6-3 10-9 10z" },
  { paint: "foam", d: dot(10, 28, 3.2) + dot(55, 31, 2.6) + dot(51, 20, 1.8) + dot(15, 18, 1.8) },
  { paint: "line", d: "M20.5 40c1.5-3.5 6-3.5 7.5 0M36.5 40c1.5-3.5 6-3.5 7.5 0" },
  { paint: "ink", d: "M26 45h12c0 8-12 8-12 0z" },
  { paint: "blush", d: "M29 49.8c1.5-1.6 4.5-1.6 6 0-1.5 1.8-4.5 1.8-6 0z" },
  blush(45, 15),
];
const brook: Part[] = [
  { paint: "stone", d: dot(8, 58, 10, 8) + dot(58, 60, 9, 7) },
  { paint: "body", d: dot(32, 40, 21, 20) },
  { paint: "deep", d: "M8 37c-1-15 10-25 24-25 13 0 25 9 25 23-5 1-8-4-12-8-4 6-11 7-15 2-4 6-9 8-13 5-3 5-5 5-9 3z" },
  { paint: "spray", d: "M14 26c5 2 8-1 11-6M30 24c5 1 9-1 11-6" },
  { paint: "foam", d: dot(23, 41, 4.4, 4.8) },
  { paint: "ink", d: dot(23.8, 41, 2.6) },
  { paint: "foam", d: dot(24.6, 40, 0.9) },
  { paint: "line", d: "M36.5 42.5c2-3 6-3 8 0" },
  { paint: "ink", d: "M25 49c5 2 10 1 14-2 0 8-11 10-14 2z" },
  blush(49, 16.5),
];
const stream: Part[] = [
  { paint: "leaf", d: "M51 4c2 14 2 26-2 38l-2-.5c3-12 3-23 2-37z" },
  { paint: "stone", d: "M49 3c3-1 4 1 4 4v7c0 3-4 3-4 0z" },
  {
    paint: "deep",
    d: "M32 8C16 8 9 20 10 33c1 8-4 11-6 19 4 8 12 11 16 10l24 1c8 0 15-6 16-12-3-6-6-10-6-18 0-14-7-25-22-25z",
  },
  { paint: "body", d: "M32 17c9 0 15 8 15 21 0 11-7 18-15 18s-15-7-15-18c0-13 6-21 15-21z" },
  { paint: "deep", d: "M33 13c-4 9-10 14-19 18 0-10 6-19 19-18zM32 13c3 9 8 14 18 18 0-10-6-18-18-18z" },
  { paint: "spray", d: "M9 52c5-4 4-9 5-14M14 57c4-4 4-8 4-12M55 52c-4-4-4-9-5-14M50 58c-4-4-4-8-4-12" },
  ...eyes(38, 7, 3.8, [0.4, 0.4]),
  { paint: "line", d: "M20.5 34c2-2 6-2.5 8.5-.5M35 33.5c2.5-2 6.5-1.5 8.5.5M27.5 47.5c3 2.2 6 2.2 9 0" },
  blush(44.5, 11.5),
];
const river: Part[] = [
  { paint: "body", d: "M10 40c0-14 9-22 22-22s22 8 22 22c0 15-9 24-22 24s-22-9-22-24z" },
  { paint: "paper", d: "M14 15h36l-8 11H22zM32 2l9 13H24z" },
  { paint: "line", d: "M14 15h36l-8 11H22zM32 2l9 13H24z" },
  {
    paint: "deep",
    d: "M8 33c2-9 7-10 12-6 4-5 9-5 12 0 3-5 9-5 12 0 5-4 10-2 12 6-5 2-8-2-12-3-3 4-9 4-12 0-3 4-9 4-12 0-4 1-7 5-12 3z",
  },
  ...eyes(40, 9, 3.7, [-0.6, 0]),
  { paint: "line", d: "M17.5 34.5c3-1.5 6-1 8.5.8M37.5 35.3c2.5-1.8 5.5-2.3 8.5-.8" },
  { paint: "foam", d: "M32 48c-3-4-9-4-12 0-2 2-4 2-6 0 1 7 12 8 18 3 6 5 17 4 18-3-2 2-4 2-6 0-3-4-9-4-12 0z" },
  { paint: "line", d: "M29.5 56c1.7 1.2 3.3 1.2 5 0" },
];
const rapids: Part[] = [
  { paint: "stone", d: "M-2 66l6-18 10 3 4 15zM66 66V46l-9-2-9 22z" },
  {
    paint: "foam",
    d: "M6 46C3 30 10 22 6 8c7 2 11 6 13 11C20 12 24 6 33 2c-1 6 0 10 3 14 3-5 9-9 17-9-4 5-5 9-4 14 3-2 7-3 11-2-6 6-5 14-6 25z",
  },
  {
    paint: "deep",
    d: "M10 46c-2-13 4-20 2-29 5 3 8 7 9 11 1-7 4-13 9-17 0 6 2 10 5 13 3-4 6-7 11-8-2 5-2 9-1 12 2-1 4-2 7-2-4 6-3 13-4 22z",
  },
  { paint: "body", d: "M13 40c0-11 8-17 19-17s19 6 19 17c0 13-8 21-19 21s-19-8-19-21z" },
  ...eyes(39, 8, 4, [1, 0.4]),
  { paint: "line", d: "M18.5 32.5l9.5 3.2M45.5 32.5L36 35.7" },
  { paint: "foam", d: "M21 47c7 3 15 3 22 0 0 11-20 12-22 0z" },
  { paint: "line", d: "M21 47c7 3 15 3 22 0 0 11-20 12-22 0zM27 48.6l.6 5M32 49.2v6.2M37 48.6l-.6 5" },
];
const waterfall: Part[] = [
  { paint: "stone", d: "M-2-2h24l-6 20-4 48H-2zM66-2H42l6 20 4 48h14z" },
  { paint: "deep", d: "M15-2h34c5 12 6 34 7 60H8C9 32 10 10 15-2z" },
  { paint: "body", d: "M32 14c9 0 13 8 13 20 0 13-5 21-13 21s-13-8-13-21c0-12 4-20 13-20z" },
  { paint: "deep", d: "M32 9c-3 8-8 12-15 15l2-16zM32 9c3 8 8 12 15 15l-2-16z" },
  {
    paint: "spray",
    d: "M14 14c-1 14-2 26-2 38M18 26c-1 10-1 18-1 28M50 14c1 14 2 26 2 38M46 26c1 10 1 18 1 28M27 0c0 4-2 7-4 9M37 0c0 4 2 7 4 9",
  },
  { paint: "foam", d: "M20 34.5c2.5-2.6 6.5-2.6 9 0-2.5 2-6.5 2-9 0zM35 34.5c2.5-2.6 6.5-2.6 9 0-2.5 2-6.5 2-9 0z" },
  { paint: "ink", d: dot(25, 34.7, 1.9) + dot(39, 34.7, 1.9) },
  { paint: "line", d: "M19.5 30.5c3-1.5 6-1 9 .7M35.5 31.2c3-1.7 6-2.2 9-.7M32 36v6l-1.5.8M28.5 47.5h7" },
  { paint: "foam", d: dot(6, 60, 9) + dot(18, 62, 9) + dot(31, 63, 8) + dot(45, 62, 9) + dot(58, 60, 9) },
];
const ocean: Part[] = [
  { paint: "sun", d: dot(51, 14, 7) },
  { paint: "deep", d: "M4 66c-4-26 2-50 24-57 10-3 19 1 20 8 0 5-5 8-9 5 9 5 21 17 20 44z" },
  {
    paint: "foam",
    d: "M4 36C6 20 14 10 26 6c11-4 23 0 24 10 0 6-6 10-11 7-3-2-3-5-1-7-4-3-10-2-15 2C14 24 9 29 8 38c-2 2-3 1-4-2z",
  },
  { paint: "deep", d: "M7 40c1-14 8-24 19-29 9-4 20-2 21 5 0 4-4 7-7 5-2-1-2-3 0-4-5-6-15-3-20 2-7 6-11 12-13 21z" },
  { paint: "body", d: "M17 36c0-9 7-14 16-14s16 5 16 14c0 10-6 20-16 20s-16-10-16-20z" },
  { paint: "foam", d: "M24.5 37c2-2 5.5-2 7.5 0-1.5 3-6 3-7.5 0zM36 37c2-2 5.5-2 7.5 0-1.5 3-6 3-7.5 0z" },
  { paint: "ink", d: dot(28.3, 37.7, 1.8) + dot(39.8, 37.7, 1.8) },
  {
    paint: "line",
    d: "M23.5 36.7c2.5-1.6 6-1.6 8.8 0M35.7 36.7c2.5-1.6 6-1.6 8.8 0M23 31.5c3-2 6-2 8.5-.5M36.5 31c2.5-1.5 5.5-1.5 8 .5",
  },
  {
    paint: "foam",
    d: "M34 45c-4-3-9-2-12 1-3 2-5 1-6-1-1 6 2 9 1 14 3-1 5-1 7 2 3-2 6-2 9 2 3-4 6-4 9-2 2-3 4-3 8-2-2-5 2-8 1-14-1 2-3 3-6 1-3-3-7-4-11-1z",
  },
  { paint: "line", d: "M30.5 49.5c2.3 1.5 4.7 1.5 7 0" },
];

/** By level, from 1. */
export const kFaces: readonly (readonly Part[])[] = [puddle, spring, brook, stream, river, rapids, waterfall, ocean];
