import type { Ambience } from '@belfry/board-kit';
import { type Settings, useSettings } from '../settings.ts';
import type { PlayingAmbience } from './ambience.ts';

/** What each volume multiplies the ambience by. */
export const AMBIENCE_GAINS: Readonly<Record<Settings['ambience'], number>> = { off: 0, quiet: 0.4, normal: 1 };

/** What games have that bring none of their own. */
const PLAIN: Ambience = { bell: 370, wind: 450 };

/** Browsers play nothing before a person has acted on the page. */
const GESTURES = ['pointerup', 'keyup'] as const;

let synth: typeof import('./ambience.ts') | null = null;

/** Returns whether the user has acted on the page; undefined in older browsers, which do not tell. */
function hasActed(): boolean | undefined {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive;
}

/**
 * Plays the ambience while the settings allow it, the page is visible and the user has acted on it; loads it first. Returns what ends that.
 */
export function keepAmbience(tone: Ambience = PLAIN): () => void {
  let playing: PlayingAmbience | null = null;
  let acted = hasActed() === true;
  let ended = false;
  const follow = () => {
    const { sound, ambience } = useSettings.getState();
    const gain = ended || !acted || document.hidden || sound === 'off' ? 0 : AMBIENCE_GAINS[ambience];
    if (gain === 0) {
      playing?.stop();
      playing = null;
    } else if (playing !== null) playing.setGain(gain);
    else if (synth !== null) playing = start(synth, tone, gain);
    else load();
  };
  const load = () =>
    void import('./ambience.ts').then(
      (loaded) => {
        synth = loaded;
        follow();
      },
      () => {},
    );
  const onGesture = () => {
    // A key such as Escape does not count.
    acted = hasActed() ?? true;
    follow();
  };
  const unsubscribe = useSettings.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  for (const gesture of GESTURES) document.addEventListener(gesture, onGesture);
  follow();
  return () => {
    ended = true;
    unsubscribe();
    document.removeEventListener('visibilitychange', follow);
    for (const gesture of GESTURES) document.removeEventListener(gesture, onGesture);
    follow();
  };
}

/** Returns null on a device without audio. */
function start({ playAmbience }: NonNullable<typeof synth>, tone: Ambience, gain: number): PlayingAmbience | null {
  try {
    return playAmbience(tone, gain);
  } catch {
    return null;
  }
}
