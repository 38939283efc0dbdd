import type { Ambience } from '@belfry/board-kit';
import { brush, noiseFor, strike } from './synth.ts';

export interface PlayingAmbience {
  /** Makes it `gain` times as loud as it is made. */
  setGain(gain: number): void;
  /** Fades out and frees the device's audio. */
  stop(): void;
}

/** How slowly the volume follows a change, in seconds. */
const EASE = 0.8;
const FADE_MS = 600;

/** Starts a quiet ambience: wind that rises and falls, and now and then a bell or footsteps far away. */
export function playAmbience({ bell, wind }: Ambience, gain: number): PlayingAmbience {
  // Long buffers, because nothing has to be heard at once, and half the usual samples, because nothing is above 3 kHz: less work.
  const context = new AudioContext({ latencyHint: 'playback', sampleRate: 24_000 });
  const volume = context.createGain();
  volume.gain.value = 0;
  volume.connect(context.destination);
  const stopEvents = playEvents(context, volume, bell);
  const air = context.createBufferSource();
  air.buffer = noiseFor(context, 6);
  air.loop = true;
  layer(air, volume, { type: 'lowpass', frequency: wind * 0.5, loudness: 0.16, period: 17 });
  layer(air, volume, { type: 'bandpass', frequency: wind, loudness: 0.05, period: 29 });
  air.start();
  let last: number | null = null;
  const setGain = (next: number) => {
    if (context.state === 'suspended') void context.resume();
    if (next !== last) volume.gain.setTargetAtTime(next, context.currentTime, EASE);
    last = next;
  };
  setGain(gain);
  return {
    setGain,
    stop() {
      stopEvents();
      volume.gain.setTargetAtTime(0, context.currentTime, FADE_MS / 5000);
      setTimeout(() => void context.close(), FADE_MS);
    },
  };
}

interface Layer {
  readonly type: BiquadFilterType;
  readonly frequency: number;
  readonly loudness: number;
  /** How long it takes to rise and fall, in seconds. */
  readonly period: number;
}

/** The filter stands still, which costs little; only the loudness moves. */
function layer(air: AudioNode, out: AudioNode, { type, frequency, loudness, period }: Layer): void {
  const { context } = air;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.Q.value = 0.7;
  const level = context.createGain();
  level.gain.value = loudness;
  const swell = context.createOscillator();
  swell.frequency.value = 1 / period;
  const depth = context.createGain();
  depth.gain.value = loudness * 0.6;
  swell.connect(depth).connect(level.gain);
  swell.start();
  air.connect(filter).connect(level).connect(out);
}

/** The seconds between two distant sounds: at least, and how many more by chance. */
const QUIET = { least: 12, more: 20 } as const;

/** Plays a distant sound now and then; returns what ends that. */
function playEvents(context: AudioContext, volume: AudioNode, bell: number): () => void {
  const distance = context.createBiquadFilter();
  distance.type = 'lowpass';
  distance.frequency.value = 1100;
  distance.connect(volume);
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        if (Math.random() < 0.6) ringBell(distance, bell);
        else walkBy(distance);
        wait();
      },
      (QUIET.least + Math.random() * QUIET.more) * 1000,
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** One to three slow strikes. */
function ringBell(out: AudioNode, bell: number): void {
  const strikes = 1 + Math.floor(Math.random() * 3);
  for (let n = 0; n < strikes; n++)
    strike(out, out.context.currentTime + 0.05 + n * 1.9, [bell, bell * 2, bell * 2.4, bell * 4.1], { seconds: 4, loudness: 0.016 });
}

/** Footsteps that come nearer and go away. */
function walkBy(out: AudioNode): void {
  const steps = 7 + Math.floor(Math.random() * 5);
  for (let n = 0; n < steps; n++) {
    const nearness = Math.sin((Math.PI * (n + 1)) / (steps + 1));
    const touch = { seconds: 0.09, loudness: 0.045 * nearness };
    brush(out, out.context.currentTime + 0.05 + n * 0.56, { from: 520, to: 190, ...touch });
  }
}
