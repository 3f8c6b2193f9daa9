/* Quiet synthetic sounds: stone on stone, water, dice, bells. Off unless switched on in the settings. */
import { settings } from "./settings.svelte.ts";

export type Sound = "clack" | "water" | "dice" | "bell" | "chord";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound, if sounds are on. */
export function playSound(sound: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const at = context.currentTime + 0.01;
  if (sound === "clack") stone(context, at, 1);
  else if (sound === "water") water(context, at);
  else if (sound === "bell") bell(context, at);
  else if (sound === "chord")
    for (const [i, pitch] of [0.75, 1, 1.25, 1.5].entries()) bell(context, at + i * 0.06, pitch);
  else for (const [i, delay] of [0, 0.07, 0.12, 0.21, 0.26].entries()) stone(context, at + delay, 1.7 - i * 0.12);
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
  noiseBurst(audio, at, 0.03, "bandpass", [2400 * pitch, 1600 * pitch], 0.1);
}

/** A small bell: a tone and its fifth, dying away. */
function bell(audio: AudioContext, at: number, pitch = 1): void {
  for (const [frequency, volume] of [
    [660, 0.08],
    [990, 0.04],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency * pitch;
    tone.connect(fading(audio, at, 1.1, volume));
    tone.start(at);
    tone.stop(at + 1.1);
  }
}

/** A wave that comes and goes. */
function water(audio: AudioContext, at: number): void {
  noiseBurst(audio, at, 0.9, "lowpass", [350, 900], 0.09);
  noiseBurst(audio, at + 0.25, 0.7, "lowpass", [700, 250], 0.06);
}

function noiseBurst(
  audio: AudioContext,
  at: number,
  duration: number,
  kind: BiquadFilterType,
  [from, to]: [number, number],
  volume: number,
): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.linearRampToValueAtTime(to, at + duration);
  source.connect(filter).connect(fading(audio, at, duration, volume));
  source.start(at);
  source.stop(at + duration);
}

/** A gain node to the loudspeaker that fades in and out. */
function fading(audio: AudioContext, at: number, duration: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(volume, at + duration * 0.15);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + duration);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
