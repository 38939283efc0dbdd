import type { GameView, Phrase } from '@belfry/kernel';
import { type Check, type Checks, differsBy, nameIn, onlyFirst, type Seen, type Witness } from './witness.ts';

interface View extends GameView {
  readonly seats: readonly {
    readonly handSize: number;
    readonly hand: readonly number[] | null;
    readonly gold: number;
    readonly prestige: number;
    readonly council: number;
    readonly villages: number;
    readonly houses: number;
    readonly stations: number;
    readonly ratios: readonly number[];
    readonly doubled: number;
    readonly yard: boolean;
  }[];
  readonly rights: readonly number[];
  readonly robber: number;
  readonly trade: { readonly give: readonly number[]; readonly get: readonly number[] } | null;
  readonly active: number;
}

/** NUR-8: wood, wool, grain, brick, ore, gold. */
const COSTS: Readonly<Record<string, readonly number[]>> = {
  station: [1, 0, 0, 1, 0, 0],
  village: [1, 1, 1, 1, 0, 0],
  house: [0, 0, 2, 0, 3, 0],
  wall: [0, 0, 0, 1, 0, 3],
  tower: [1, 0, 0, 1, 0, 3],
};
const ROADS = ['I', 'II', 'III', 'IV', 'V'];
const KINDS = ['wood', 'wool', 'grain', 'brick', 'ore', 'gold'];
const COUNCILS = ['council-of-seven', 'small-council', 'great-council'];
const COUNCIL_POINTS = [4, 3, 2];
const GOODS = ['compass', 'helmet', 'paper', 'harp', 'armour'];

const own = ({ view }: Seen<View>, { seat }: Witness<View>) => view.seats[seat];

/** Which fields a seat has a village at, as the rules tell it in words: the report of the table names them. */
function harvestsFrom({ state }: Seen<View>, seat: number, hex: number): boolean {
  // NUR-10.4 The pieces on the board, counted anew from the state.
  const { fields, players } = state as { readonly fields: readonly number[]; readonly players: readonly unknown[] };
  return fields[hex * players.length + seat] > 0;
}

/** NUR-3.5 The robber knight blocks a field. */
const yieldsFrom = (seen: Seen<View>, seat: number, hex: number): boolean => harvestsFrom(seen, seat, hex) && seen.view.robber !== hex;

function affords(seen: Seen<View>, witness: Witness<View>, piece: string): boolean {
  const { hand, gold } = own(seen, witness);
  return COSTS[piece].every((count, kind) => (kind === 5 ? gold : (hand?.[kind] ?? 0)) >= count);
}

const builds = ({ legal }: Pick<Seen<View>, 'legal'>, piece: string): boolean => legal.some((move) => move.startsWith(`build ${piece}`));

/** What a phrase of amounts says: `2 ore, 1 gold`, as moves write it. */
function amountsIn(arg: unknown = []): string {
  return (arg as readonly Required<Phrase>[])
    .map(({ args }) => `${args.count} ${(args.kind as Phrase).key.slice('kind.'.length)}`)
    .join(', ');
}

function written(bundle: readonly number[]): string {
  return bundle.flatMap((count, kind) => (count === 0 ? [] : [`${count} ${KINDS[kind]}`])).join(', ');
}

/** A hope is a bargain: the words name both sides of it as the move does, and those it hangs on. */
const isBargain: Check<View> = ({ said }, _one, _two, { before, move }) => {
  const { trade } = before;
  const verb = move.split(' ')[0];
  const [give, get] = [said.args?.give, said.args?.get];
  if (verb === 'accept') return trade !== null && amountsIn(give) === written(trade.get) && amountsIn(get) === written(trade.give);
  if (verb === 'decline') return trade !== null && amountsIn(give) === written(trade.get);
  if (verb !== 'offer' && verb !== 'counter') return false;
  const sides = move.slice(move.indexOf(verb === 'offer' ? ':' : ' ') + 1).split(' for ');
  return (give === undefined || amountsIn(give) === sides[0].trim()) && (get === undefined || amountsIn(get) === sides[1].trim());
};

export const NUREMBERG: Checks<View> = {
  'gold now': differsBy((seen, witness) => own(seen, witness).gold),
  'cards now': differsBy((seen, witness) => own(seen, witness).handSize),
  'kind now': differsBy((seen, witness, claim) => own(seen, witness).hand?.[KINDS.indexOf(nameIn(claim, 'kind'))] ?? Number.NaN),
  'prestige now': differsBy((seen, witness) => own(seen, witness).prestige),
  'village now': differsBy((seen, witness) => own(seen, witness).villages, -1),
  'house now': differsBy((seen, witness) => own(seen, witness).houses, -1),
  'station now': differsBy((seen, witness) => own(seen, witness).stations, -1),
  'yard now': onlyFirst((seen, witness) => own(seen, witness).yard),
  'council now': onlyFirst((seen, witness, claim) => {
    const rank = COUNCILS.indexOf(nameIn(claim, 'council'));
    return own(seen, witness).council === rank + 1 && claim.said.args?.points === COUNCIL_POINTS[rank];
  }),
  'right now': onlyFirst(({ view }, { seat }, claim) => view.rights[ROADS.indexOf(nameIn(claim, 'right'))] === seat),
  'their-right now': (claim, one, two) => {
    const of = Number(String(claim.of).split(':')[0]);
    const road = ROADS.indexOf(nameIn(claim, 'right'));
    return two.view.rights[road] === of && one.view.rights[road] !== of;
  },
  'ratio now': (claim, one, two, witness) => {
    const kind = KINDS.indexOf(nameIn(claim, 'kind'));
    const ratio = own(one, witness).ratios[kind];
    return ratio === claim.said.args?.ratio && ratio < own(two, witness).ratios[kind];
  },
  'doubled now': onlyFirst((seen, witness, claim) => ((own(seen, witness).doubled >> GOODS.indexOf(nameIn(claim, 'goods'))) & 1) === 1),
  'field now': onlyFirst((seen, { seat }, claim) => yieldsFrom(seen, seat, Number(claim.of))),
  'their-blocked now': onlyFirst((seen, _, { of }) => {
    const [owner, hex] = String(of).split(':').map(Number);
    return seen.view.robber === hex && harvestsFrom(seen, owner, hex);
  }),
  'their-cards now': differsBy(({ view }, _, { of }) => view.seats[Number(of)].handSize, -1),
  'build now': (claim, one, two, witness) =>
    builds(one, nameIn(claim, 'piece')) && ![witness, two].some((seen) => builds(seen, nameIn(claim, 'piece'))),
  'build next': onlyFirst((seen, witness, claim) => affords(seen, witness, nameIn(claim, 'piece'))),
  'claim.offer next': isBargain,
  'claim.offer.question-give next': isBargain,
  'claim.offer.question-get next': isBargain,
  'claim.offer.call next': isBargain,
  'claim.accept next': isBargain,
  'claim.decline next': isBargain,
};
