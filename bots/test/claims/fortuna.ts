import type { GameView } from '@belfry/kernel';
import { type Checks, differsBy, nameIn, onlyFirst, type Seen, type Witness } from './witness.ts';

interface Province {
  readonly step: number;
  readonly money: number;
  readonly grain: number;
  readonly wine: number;
  readonly water: number;
  readonly dice: number;
  readonly centurions: number;
  readonly vestals: number;
  readonly married: boolean;
  readonly buildings: readonly number[];
  readonly handSize: number;
  readonly hand: readonly number[] | null;
}

interface View extends GameView {
  readonly seats: readonly Province[];
  readonly cards: readonly number[];
  readonly protectedAt: readonly number[];
  readonly covered: readonly boolean[];
  readonly order: readonly number[];
  readonly active: number;
}

/** The lists of the rules, in their order. */
const ACTIONS =
  'grain-harvest wine-harvest water-distribution grain-trade wine-trade hire-centurions recruit-vestals build marriage bribery clergy fortuna'.split(
    ' ',
  );
const FAVOURS = 'water-supply orgy food-supply battle favour-of-fortuna religion'.split(' ');
const BUILDINGS = 'market aqueduct palace basilica'.split(' ');
const PRIVILEGES =
  'storehouse recruit novice safe-conduct chariot master-builder noble-match bread-for-rome wine-cellar fountain legion temple-of-vesta treasury'.split(
    ' ',
  );
/** FOR-1.2 */
const SIDES: Readonly<Record<number, readonly number[]>> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };

const own = ({ view }: Seen<View>, { seat }: Witness<View>): Province => view.seats[seat];
const ones = (places: number): number => [1, 2, 4].filter((bit) => (places & bit) !== 0).length;

function sideOf(view: View, seat: number): number {
  return SIDES[view.seats.length][seat];
}

function liesAt({ view }: Seen<View>, seat: number, name: string): boolean {
  const at = view.cards.indexOf(ACTIONS.indexOf(name));
  return at >= 0 && Math.floor(at / 3) === sideOf(view, seat);
}

export const FORTUNA: Checks<View> = {
  'step now': differsBy((seen, witness) => own(seen, witness).step),
  'money now': differsBy((seen, witness) => own(seen, witness).money),
  'dice now': differsBy((seen, witness) => own(seen, witness).dice),
  'married now': onlyFirst((seen, witness) => own(seen, witness).married),
  'goods now': differsBy((seen, witness, { of }) => own(seen, witness)[of as 'grain' | 'wine' | 'water']),
  'pieces now': differsBy((seen, witness, { of }) => ones(own(seen, witness)[of as 'centurions' | 'vestals'])),
  'building now': differsBy(
    (seen, witness, claim) => own(seen, witness).buildings[BUILDINGS.indexOf(nameIn(claim, 'building').replace('.the', ''))],
  ),
  'privileges now': differsBy((seen, witness) => own(seen, witness).handSize),
  'privilege now': differsBy((seen, witness, claim) => {
    const kind = PRIVILEGES.indexOf(nameIn(claim, 'privilege'));
    return (own(seen, witness).hand ?? []).filter((each) => each === kind).length;
  }),
  'card now': onlyFirst((seen, { seat }, claim) => liesAt(seen, seat, nameIn(claim, 'card'))),
  'protected now': onlyFirst((seen, { seat }, claim) => {
    const { view } = seen;
    return view.cards[view.protectedAt[sideOf(view, seat)] ?? -1] === ACTIONS.indexOf(nameIn(claim, 'card'));
  }),
  'covered now': onlyFirst(
    ({ view }, _, claim) => view.covered[FAVOURS.indexOf(nameIn(claim, 'favour'))] && view.active < view.order.length - 1,
  ),
  'their-money now': differsBy(({ view }, _, { of }) => view.seats[Number(of)].money, -1),
};
