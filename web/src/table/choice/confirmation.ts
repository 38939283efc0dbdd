import type { Settings } from '../../base/settings.ts';

/** What is known of a staged move when the question is whether to ask before it is played. */
interface Staged {
  /** How many moves the decision leaves. */
  readonly legal: number;
  /** What was pointed at to say it. */
  readonly picks: readonly string[];
  /** It cannot be taken back; null as long as that is not known. */
  readonly lasting: boolean | null;
  /** The board has something to say against it. */
  readonly cautioned: boolean;
  /** The board calls such decisions small and frequent. */
  readonly light: boolean;
}

/**
 * Is a staged move asked about before it is played? As people usually want it: when something speaks against it, or when one click on a card or a place would do
 * something that lasts. A verb says itself what it does, a second thing pointed at confirms the first, and who has no choice is not asked. `null`: not known yet.
 */
export function isAsked(setting: Settings['confirm'], { legal, picks, lasting, cautioned, light }: Staged): boolean | null {
  if (setting !== 'lasting') return setting === 'always';
  if (cautioned) return true;
  const [first, ...more] = picks;
  if (legal === 1 || light || first === undefined || more.length > 0 || first.startsWith('verb:')) return false;
  return lasting;
}
