// Short dry sounds, made here: no files. Quiet, and one key silences them.

import { kept } from "$/table/kept";

export type SoundName = "stone" | "card" | "dice" | "sand" | "drop" | "refuse" | "end" | "won" | "lost" | "drawn";

/** A burst of noise through a filter, or a tone: `at` seconds from the beginning. */
interface Part {
  kind: "noise" | "tone";
  hertz: number;
  seconds: number;
  gain: number;
  at?: number;
  glide?: number;
}

const kParts: Record<SoundName, readonly Part[]> = {
  stone: [
    { kind: "noise", hertz: 1900, seconds: 0.03, gain: 0.5 },
    { kind: "tone", hertz: 320, seconds: 0.05, gain: 0.18 },
  ],
  card: [{ kind: "noise", hertz: 3600, seconds: 0.07, gain: 0.16 }],
  dice: [0, 0.06, 0.1, 0.17, 0.21].map((at) => ({ kind: "noise", hertz: 1400, seconds: 0.02, gain: 0.35, at })),
  sand: [{ kind: "noise", hertz: 6000, seconds: 0.09, gain: 0.05 }],
  drop: [{ kind: "tone", hertz: 620, seconds: 0.14, gain: 0.16, glide: 1.9 }],
  refuse: [{ kind: "tone", hertz: 190, seconds: 0.12, gain: 0.14 }],
  end: [
    { kind: "tone", hertz: 523, seconds: 0.16, gain: 0.12 },
    { kind: "tone", hertz: 659, seconds: 0.16, gain: 0.12, at: 0.13 },
    { kind: "tone", hertz: 784, seconds: 0.3, gain: 0.12, at: 0.26 },
  ],
  won: [
    { kind: "tone", hertz: 523, seconds: 0.18, gain: 0.11 },
    { kind: "tone", hertz: 659, seconds: 0.18, gain: 0.11, at: 0.12 },
    { kind: "tone", hertz: 784, seconds: 0.2, gain: 0.11, at: 0.24 },
    { kind: "tone", hertz: 1047, seconds: 0.45, gain: 0.12, at: 0.36 },
    { kind: "tone", hertz: 1319, seconds: 0.4, gain: 0.05, at: 0.4 },
  ],
  // Down and home again: no reproach.
  lost: [
    { kind: "tone", hertz: 440, seconds: 0.22, gain: 0.08 },
    { kind: "tone", hertz: 349, seconds: 0.24, gain: 0.08, at: 0.18 },
    { kind: "tone", hertz: 392, seconds: 0.4, gain: 0.07, at: 0.38 },
  ],
  drawn: [
    { kind: "tone", hertz: 392, seconds: 0.3, gain: 0.08 },
    { kind: "tone", hertz: 523, seconds: 0.3, gain: 0.06, at: 0.02 },
    { kind: "tone", hertz: 392, seconds: 0.35, gain: 0.07, at: 0.28 },
  ],
};

const kKey = "pentario.sound";
const kVolumeKey = "pentario.volume";
/** Of 100; in between lies what was heard before there was a choice. */
const kUsualVolume = 50;
const readVolume = (text: string | null) =>
  text !== null && /^\d{1,3}$/.test(text) ? Math.min(Number(text), 100) : kUsualVolume;
let on = $state(kept.get(kKey) !== "off");
let volume = $state(readVolume(kept.get(kVolumeKey)));
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A second of noise, made once. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function sourceOf(audio: AudioContext, part: Part, start: number): AudioScheduledSourceNode & AudioNode {
  if (part.kind === "noise") return new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const tone = new OscillatorNode(audio, { frequency: part.hertz });
  if (part.glide) tone.frequency.exponentialRampToValueAtTime(part.hertz * part.glide, start + part.seconds);
  return tone;
}

function playPart(audio: AudioContext, part: Part): void {
  const start = audio.currentTime + (part.at ?? 0);
  const source = sourceOf(audio, part, start);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime((part.gain * volume) / kUsualVolume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + part.seconds);
  const filter = new BiquadFilterNode(audio, {
    type: part.kind === "noise" ? "bandpass" : "lowpass",
    frequency: part.hertz,
  });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + part.seconds);
}

export const sound = {
  get on() {
    return on;
  },
  set on(next: boolean) {
    on = next;
    kept.set(kKey, next ? "on" : "off");
  },
  /** How loud, of 100; none at all is silence. */
  get volume() {
    return volume;
  },
  set volume(next: number) {
    volume = readVolume(String(Math.round(next)));
    kept.set(kVolumeKey, String(volume));
  },
  /** Nothing is heard before the first touch of the page: browsers want it so. */
  play(name: SoundName): void {
    if (!on || volume === 0 || typeof AudioContext === "undefined") return;
    if (!context && navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    for (const part of kParts[name]) playPart(context, part);
  },
};
