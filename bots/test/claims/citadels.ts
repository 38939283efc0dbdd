import type { GameView } from '@belfry/kernel';
import { type Check, type Checks, differsBy, nameIn, nextTurnOf, onlyFirst, type Seen, type Witness } from './witness.ts';

interface View extends GameView {
  readonly crown: number;
  readonly phase: string;
  readonly options: { readonly endTrigger: string };
  readonly draft: { readonly faceUp: readonly number[] };
  readonly turn: { readonly seat: number; readonly resourceTaken: boolean };
  readonly seats: readonly {
    readonly gold: number;
    readonly city: readonly number[];
    readonly handSize: number;
    readonly hand: readonly number[] | null;
    readonly characters: readonly number[];
  }[];
}

/** Section 1 of the rules: prices by colour, in the order of the table; Dragon Gate and University are worth 8. */
const PRICES: Readonly<Record<string, readonly number[]>> = {
  yellow: [3, 4, 5],
  blue: [1, 2, 3, 5],
  green: [1, 2, 2, 3, 4, 5],
  red: [1, 2, 3, 5],
  purple: [2, 3, 5, 5, 5, 5, 6, 6, 6, 6],
};
const DISTRICTS = Object.entries(PRICES).flatMap(([colour, row]) => row.map((price) => ({ colour, price })));
const [HAUNTED_CITY, SCHOOL_OF_MAGIC, DRAGON_GATE] = [17, 24, 25];
const [ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD] = [0, 1, 2, 3, 4, 5, 6, 7];
const PAID: Readonly<Record<number, string>> = { [KING]: 'yellow', [BISHOP]: 'blue', [MERCHANT]: 'green', [WARLORD]: 'red' };
const pointsOf = (district: number): number => (district >= DRAGON_GATE ? 8 : (DISTRICTS[district]?.price ?? 0));

const own = ({ view }: Seen<View>, { seat }: Witness<View>) => view.seats[seat];
const seatOf = (of: unknown): number => Number(String(of).split(':')[0]);
const copies = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

function hasFiveColours(city: readonly number[]): boolean {
  const colours = new Set(city.map((district) => DISTRICTS[district].colour));
  const others = new Set(city.filter((district) => district !== HAUNTED_CITY).map((district) => DISTRICTS[district].colour));
  return colours.size === 5 || (city.includes(HAUNTED_CITY) && others.size >= 4);
}

/** CIT-8.1, 14.1, 17.8 */
function incomeOf({ city, characters }: View['seats'][number]): number {
  return characters.reduce((sum, character) => {
    const colour = PAID[character];
    const paying = city.filter(
      (district) => colour !== undefined && (DISTRICTS[district].colour === colour || district === SCHOOL_OF_MAGIC),
    );
    return sum + paying.length + (character === MERCHANT ? 1 : 0);
  }, 0);
}

function mostOfOthers({ view }: Seen<View>, { seat }: Witness<View>, amount: (other: View['seats'][number]) => number): number {
  return Math.max(...view.seats.filter((_, at) => at !== seat).map(amount));
}

/** The most cards so much gold can build. */
function buildableWith(hand: readonly number[], gold: number): number {
  const prices = hand.map((district) => DISTRICTS[district].price).sort((a, b) => a - b);
  const sums = prices.map((_, at) => prices.slice(0, at + 1).reduce((sum, price) => sum + price, 0));
  return sums.filter((sum) => sum <= gold).length;
}

interface Hidden {
  readonly draft: { readonly pool: number };
  readonly holder: readonly number[];
}

/** CIT-3.12 A claim that names no danger holds if no other player has these characters or can still take them, and it must name none if all see so. */
const saysDanger =
  (characters: readonly number[]): Check<View> =>
  ({ said }, one, _, witness) => {
    const { draft, holder } = one.state as Hidden;
    const isGone = (character: number) => holder[character] < 0 && (draft.pool & (1 << character)) === 0;
    const seenOut = (character: number) => one.view.draft.faceUp.includes(character) || own(one, witness).characters.includes(character);
    const harmless = (character: number) => isGone(character) || own(one, witness).characters.includes(character);
    return said.args?.danger === 'none' ? characters.every(harmless) : !characters.every(seenOut);
  };
const both =
  (...checks: readonly Check<View>[]): Check<View> =>
  (...args) =>
    checks.every((check) => check(...args));

const isBuilt =
  (name: string): ((seen: Pick<Seen<View>, 'legal'>) => boolean) =>
  ({ legal }) =>
    legal.includes(`build ${name}`);

/** Twenty games on: in some of them the next turn of the seat comes undisturbed, and then, with two gold taken, it may build. */
const inReach: Check<View> = (claim, one, two, { game, seat }) => {
  const price = DISTRICTS[Number(claim.of)].price;
  const gold = (seen: Seen<View>): number => seen.view.seats[seat].gold;
  const may = (seen: Seen<View>, seed: number): boolean => {
    const begun = nextTurnOf(game, seen.state, seat, `${seed}`, (view) => {
      const { phase, turn } = view as View;
      return phase !== 'draft' && turn.seat === seat && !turn.resourceTaken;
    });
    if (begun === null || !game.legal(begun, seat).some((move) => game.write(move) === 'take gold')) return false;
    game.apply(begun, seat, game.read('take gold'), { chance: { below: () => 0 } });
    return game.legal(begun, seat).some((move) => game.write(move) === `build ${nameIn(claim, 'district')}`);
  };
  const isHeld = (seen: Seen<View>): boolean => (seen.view.seats[seat].hand ?? []).includes(Number(claim.of));
  const beside = isHeld(two) && gold(two) + 2 >= price;
  return !beside && Array.from({ length: 20 }, (_, seed) => seed).some((seed) => may(one, seed));
};

export const CITADELS: Checks<View> = {
  'gold now': differsBy((seen, witness) => own(seen, witness).gold),
  'cards now': differsBy((seen, witness) => own(seen, witness).handSize),
  'crown now': onlyFirst(({ view }, { seat }) => view.crown === seat),
  'completed now': onlyFirst((seen, witness) => own(seen, witness).city.length >= Number(seen.view.options.endTrigger)),
  'five-colours now': onlyFirst((seen, witness) => hasFiveColours(own(seen, witness).city)),
  'district now': (claim, one, two, witness) =>
    copies(own(one, witness).city, Number(claim.of)) > copies(own(two, witness).city, Number(claim.of)) &&
    claim.said.args?.points === pointsOf(Number(claim.of)),
  'their-gold now': differsBy(({ view }, _, { of }) => view.seats[seatOf(of)].gold, -1),
  'their-cards now': differsBy(({ view }, _, { of }) => view.seats[seatOf(of)].handSize, -1),
  'their-district now': (claim, one, two) => {
    const [of, district] = String(claim.of).split(':').map(Number);
    return (
      copies(two.view.seats[of].city, district) - copies(one.view.seats[of].city, district) === 1 &&
      claim.said.args?.points === pointsOf(district)
    );
  },
  'income now': both(
    saysDanger([ASSASSIN]),
    differsBy((seen, witness) => incomeOf(own(seen, witness))),
  ),
  'crown-soon now': onlyFirst((seen, { seat }) => seen.view.seats[seat].characters.includes(KING) && seen.view.crown !== seat),
  'safe-city now': both(
    saysDanger([ASSASSIN]),
    onlyFirst((seen, witness) => {
      const { characters, city } = own(seen, witness);
      return characters.includes(BISHOP) && city.length > 0 && !seen.view.draft.faceUp.includes(WARLORD);
    }),
  ),
  'safe-gold now': (claim, one, two, witness) => {
    // CIT-10.2, 21.1, 21.4 With two or three players there is a second character, which can be named.
    const isSafe = (seen: Seen<View>): boolean => {
      const { characters } = own(seen, witness);
      return characters.includes(THIEF) || (characters.includes(ASSASSIN) && seen.view.seats.length > 3);
    };
    return isSafe(one) && !isSafe(two) && own(one, witness).gold === claim.said.args?.gold && own(one, witness).gold > 0;
  },
  'murder now': onlyFirst((seen, witness) => own(seen, witness).characters.includes(ASSASSIN)),
  'steal now': both(
    saysDanger([ASSASSIN]),
    onlyFirst(
      (seen, witness, { said }) =>
        own(seen, witness).characters.includes(THIEF) &&
        mostOfOthers(seen, witness, ({ gold }) => gold) === said.args?.most &&
        said.args.most > 0,
    ),
  ),
  'swap now': both(
    saysDanger([ASSASSIN]),
    onlyFirst(
      (seen, witness, { said }) =>
        own(seen, witness).characters.includes(MAGICIAN) &&
        own(seen, witness).handSize === said.args?.own &&
        mostOfOthers(seen, witness, ({ handSize }) => handSize) === said.args.most,
    ),
  ),
  'destroy now': both(
    saysDanger([ASSASSIN]),
    onlyFirst(
      (seen, witness) => own(seen, witness).characters.includes(WARLORD) && mostOfOthers(seen, witness, ({ city }) => city.length) > 0,
    ),
  ),
  'architect now': both(saysDanger([ASSASSIN, THIEF, MAGICIAN]), (claim, one, two, witness) => {
    const { characters, hand, gold } = own(one, witness);
    const count = Math.min(3, buildableWith(hand ?? [], gold + 2));
    return (
      characters.includes(ARCHITECT) && !own(two, witness).characters.includes(ARCHITECT) && count >= 2 && claim.said.args?.count === count
    );
  }),
  'build now': (claim, one, two, witness) =>
    isBuilt(nameIn(claim, 'district'))(one) && ![witness, two].some(isBuilt(nameIn(claim, 'district'))),
  'build next': inReach,
};
