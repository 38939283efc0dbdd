import type { Settings } from '../../base/settings.ts';

/** The facts about a staged move that decide whether it needs confirmation. */
interface Staged {
  /** How many legal moves the decision has. */
  readonly legal: number;
  /** The things clicked to choose it. */
  readonly picks: readonly string[];
  /** It cannot be undone; null until that is known. */
  readonly lasting: boolean | null;
  /** The board warns against it. */
  readonly cautioned: boolean;
  /** The board marks such decisions as small and frequent. */
  readonly light: boolean;
}

/**
 * True if a staged move needs confirmation. With the default setting it does when there is a warning, or when one click on a card or a
 * place would do something final. A verb is explicit, a second click confirms the first, and an only move is not asked about. `null`: not
 * known yet.
 */
export function isAsked(setting: Settings['confirm'], { legal, picks, lasting, cautioned, light }: Staged): boolean | null {
  if (setting !== 'lasting') return setting === 'always';
  if (cautioned) return true;
  const [first, ...more] = picks;
  if (legal === 1 || light || first === undefined || more.length > 0 || first.startsWith('verb:')) return false;
  return lasting;
}
