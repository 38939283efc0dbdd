import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import { BOX, GOODS, type Good } from '../data/amounts.ts';
import { BUILDINGS, type Building } from '../data/buildings.ts';
import { FAVOURS, type Favour, MOST_STEPS } from '../data/favours.ts';
import { GIVES_GOODS, PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { PLACE_COUNT } from './places.ts';

export type Move =
  | { readonly do: 'draft'; readonly card: ActionCard }
  | { readonly do: 'protect'; readonly card: ActionCard }
  | { readonly do: 'perform'; readonly card: ActionCard }
  | { readonly do: 'skip'; readonly card: ActionCard }
  | { readonly do: 'irrigate'; readonly yes: boolean }
  | { readonly do: 'sell'; readonly amount: number }
  | { readonly do: 'hire'; readonly count: number }
  | { readonly do: 'build'; readonly building: Building }
  | { readonly do: 'bribe'; readonly card: ActionCard }
  | { readonly do: 'swap'; readonly card: ActionCard }
  | { readonly do: 'army'; readonly card: ActionCard }
  | { readonly do: 'done' }
  | { readonly do: 'serve'; readonly favour: Favour; readonly steps: number }
  | { readonly do: 'decline' }
  | { readonly do: 'cover'; readonly favour: Favour }
  | { readonly do: 'cover-none' }
  | { readonly do: 'keep'; readonly privileges: readonly Privilege[] }
  | { readonly do: 'pick'; readonly privilege: Privilege }
  | { readonly do: 'end' }
  | { readonly do: 'use'; readonly privilege: Privilege; readonly goods?: readonly Good[] };

// Every move is one frozen object, and lists of legal moves refer to these.
// `npx belfry bench engine` measures the effect.

const frozen = <M extends Move>(move: M): M => Object.freeze(move);
const perCard = <M extends Move>(make: (card: ActionCard) => M): readonly M[] => ACTION_CARDS.map((_, card) => frozen(make(card)));
const perPrivilege = <T>(make: (privilege: Privilege) => T): readonly T[] => PRIVILEGES.map((_, privilege) => make(privilege));
/** Makes one object for each number from 0 up to `most`. */
const perNumber = <M extends Move>(most: number, make: (n: number) => M): readonly M[] =>
  Array.from({ length: most + 1 }, (_, n) => frozen(make(n)));

export const DRAFT = perCard((card) => ({ do: 'draft', card }));
export const PROTECT = perCard((card) => ({ do: 'protect', card }));
export const PERFORM = perCard((card) => ({ do: 'perform', card }));
export const SKIP = perCard((card) => ({ do: 'skip', card }));
export const BRIBE = perCard((card) => ({ do: 'bribe', card }));
export const SWAP = perCard((card) => ({ do: 'swap', card }));
export const ARMY = perCard((card) => ({ do: 'army', card }));
export const IRRIGATE = frozen({ do: 'irrigate', yes: true });
export const LEAVE_DRY = frozen({ do: 'irrigate', yes: false });
export const SELL = perNumber(Math.max(BOX.grain, BOX.wine), (amount) => ({ do: 'sell', amount }));
export const HIRE = perNumber(PLACE_COUNT, (count) => ({ do: 'hire', count }));
export const BUILD = BUILDINGS.map((_, building) => frozen({ do: 'build', building }));
export const DONE = frozen({ do: 'done' });
export const SERVE = FAVOURS.map((_, favour) => perNumber(MOST_STEPS, (steps) => ({ do: 'serve', favour, steps })));
export const DECLINE = frozen({ do: 'decline' });
export const COVER = FAVOURS.map((_, favour) => frozen({ do: 'cover', favour }));
export const COVER_NONE = frozen({ do: 'cover-none' });
export const KEEP_ONE = perPrivilege((privilege) => frozen({ do: 'keep', privileges: Object.freeze([privilege]) }));
/** Indexed by the lower kind, then by the higher. */
export const KEEP_TWO = perPrivilege((low) => perPrivilege((high) => frozen({ do: 'keep', privileges: Object.freeze([low, high]) })));
export const PICK = perPrivilege((privilege) => frozen({ do: 'pick', privilege }));
export const END = frozen({ do: 'end' });
export const USE = perPrivilege((privilege) => frozen({ do: 'use', privilege }));

/** FOR-11.7 Ways to take this many goods, in the order of GOODS: the moves of the card that gives goods, by number of units. */
export const USE_GOODS = [0, 1, 2].map((units) =>
  mixes(units, 0).map((goods) => frozen({ do: 'use', privilege: GIVES_GOODS, goods: Object.freeze(goods) })),
);

function mixes(units: number, from: number): Good[][] {
  if (units === 0) return [[]];
  return GOODS.slice(from).flatMap((good, i) => mixes(units - 1, from + i).map((rest) => [good, ...rest]));
}
