import type { Phrase, PhraseArg, Seat } from '@belfry/kernel';
import { type Ware, wareOf } from '../data/wares.ts';

export function wareName(ware: Ware): Phrase {
  const { kind, number } = wareOf(ware);
  return { key: 'ware', args: { kind: { key: `kind.${kind}` }, number } };
}

export function wareNames(wares: readonly Ware[]): PhraseArg {
  return wares.length === 0 ? { key: 'word.nothing' } : wares.map(wareName);
}

export function seatName(seat: Seat): PhraseArg {
  return { seat };
}
