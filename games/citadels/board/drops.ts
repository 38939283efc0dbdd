import type { Drop } from '@belfry/board-kit';
import type { Move, View } from '@belfry/citadels';
import { CHARACTERS } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { DISCARD_FOR_GOLD } from '../src/data/powers.ts';
import { homeOf } from './scored.ts';

/** A district card is built in the player's own city, or discarded; a character is taken there. */
export function drops(thing: string, onto: string, { viewer }: View): Drop<Move> | undefined {
  const [kind, id] = thing.split(':');
  const isHome = typeof viewer === 'number' && onto === homeOf(viewer);
  if (kind === 'pool' && isHome) {
    const character = CHARACTERS.findIndex((each) => each.id === id);
    return { picks: [thing, 'verb:choose'], meant: { do: 'choose', character } };
  }
  if (kind !== 'hand' || (!isHome && onto !== 'discard')) return undefined;
  const verb = isHome ? 'build' : DISCARD_FOR_GOLD;
  return { picks: [thing, `verb:${verb}`], meant: { do: verb, district: DISTRICTS.findIndex((each) => each.id === id) } };
}
