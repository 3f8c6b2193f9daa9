/* Quiet sounds, made on the spot: stone on stone, water, dice. Silent unless switched on in the settings. */
import { settings } from "./settings.svelte.ts";
import type { Entry } from "./types.ts";

export type Sound = "clack" | "water" | "dice";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound, if sounds are on. */
export function sound(which: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const at = context.currentTime + 0.01;
  if (which === "clack") stone(context, at, 1);
  else if (which === "water") water(context, at);
  else for (const [i, delay] of [0, 0.07, 0.12, 0.21, 0.26].entries()) stone(context, at + delay, 1.7 - i * 0.12);
}

/** The sound of what happened. */
export function hear(entry: Entry): void {
  const which = soundOf(entry);
  if (which) sound(which);
}

/** Which sound belongs to an entry of the log. */
export function soundOf(entry: Entry): Sound | null {
  if (entry.kind !== "move") return null;
  if (entry.words.some((word) => word.id === "anubixx-roll")) return "dice";
  return entry.words[0]?.id === "imhotep-sail" ? "water" : "clack";
}

/** A short knock: a falling tone with a burst of noise at its head. */
function stone(audio: AudioContext, at: number, pitch: number): void {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(520 * pitch, at);
  tone.frequency.exponentialRampToValueAtTime(180 * pitch, at + 0.06);
  tone.connect(fading(audio, at, 0.12, 0.09));
  tone.start(at);
  tone.stop(at + 0.12);
  hiss(audio, at, 0.03, "bandpass", [2400 * pitch, 1600 * pitch], 0.1);
}

/** A wave that comes and goes. */
function water(audio: AudioContext, at: number): void {
  hiss(audio, at, 0.9, "lowpass", [350, 900], 0.09);
  hiss(audio, at + 0.25, 0.7, "lowpass", [700, 250], 0.06);
}

function hiss(
  audio: AudioContext,
  at: number,
  long: number,
  kind: BiquadFilterType,
  [from, to]: [number, number],
  loud: number,
): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.linearRampToValueAtTime(to, at + long);
  source.connect(filter).connect(fading(audio, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

/** A way to the loudspeaker that swells and dies away. */
function fading(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(loud, at + long * 0.15);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
