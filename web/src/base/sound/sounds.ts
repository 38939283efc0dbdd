import type { Sound } from '@belfry/board-kit';
import { brush, strike } from './synth.ts';

/** Sounds of the shell itself, besides those of the boards' pieces. */
export type SoundName = Sound | 'bell' | 'victory' | 'warning';

/** All sounds go through one gain, which is the volume. */
let audio: { readonly context: AudioContext; readonly volume: GainNode } | null = null;

/** Plays a sound now, `gain` times as loud as it is made; does nothing on a device without audio. */
export function play(sound: SoundName, gain: number): void {
  try {
    audio ??= openAudio();
    const { context, volume } = audio;
    if (context.state === 'suspended') void context.resume();
    volume.gain.value = gain;
    SOUNDS[sound](volume, context.currentTime + 0.01);
  } catch {
    audio = null;
  }
}

function openAudio(): NonNullable<typeof audio> {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, volume };
}

type Player = (out: AudioNode, at: number) => void;

const SOUNDS: Readonly<Record<SoundName, Player>> = {
  // One quiet strike: the partials of a small bell, the lower ones longer.
  bell: (out, at) => strike(out, at, [523, 1046, 1256, 2150, 2795], { seconds: 1.8, loudness: 0.05 }),
  // Two quick strikes, higher than the bell: time is almost up.
  warning: (out, at) => {
    strike(out, at, [784, 1568, 1880, 3220], { seconds: 0.5, loudness: 0.05 });
    strike(out, at + 0.22, [784, 1568, 1880, 3220], { seconds: 0.9, loudness: 0.05 });
  },
  // Metal on metal, twice, the second a little higher.
  coin: (out, at) => {
    strike(out, at, [3120, 4790, 6230], { seconds: 0.16, loudness: 0.03 });
    strike(out, at + 0.07, [3480, 5310, 6890], { seconds: 0.22, loudness: 0.025 });
  },
  // Paper over felt.
  card: (out, at) => brush(out, at, { from: 3200, to: 1400, seconds: 0.13, loudness: 0.09 }),
  // Bone on a table: three knocks that come faster and softer.
  die: (out, at) => {
    for (const [after, loudness] of [
      [0, 0.16],
      [0.09, 0.11],
      [0.16, 0.07],
      [0.21, 0.04],
    ] as const)
      brush(out, at + after, { from: 1900, to: 900, seconds: 0.04, loudness });
  },
  // A stone set down.
  building: (out, at) => {
    strike(out, at, [98, 147], { seconds: 0.28, loudness: 0.16 });
    brush(out, at, { from: 700, to: 240, seconds: 0.12, loudness: 0.12 });
  },
  // All bells of the tower, from the smallest to the largest, and once together.
  victory: (out, at) => {
    for (const [order, frequency] of [784, 659, 587, 523, 392].entries())
      strike(out, at + order * 0.24, [frequency, frequency * 2, frequency * 2.4, frequency * 4.1], { seconds: 2.2, loudness: 0.05 });
    for (const frequency of [392, 523, 659, 784])
      strike(out, at + 1.55, [frequency, frequency * 2, frequency * 2.4], { seconds: 3, loudness: 0.035 });
  },
};
