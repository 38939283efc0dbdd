import type { GameView } from '@belfry/kernel';
import type { Claim } from '../../src/index.ts';
import { type Check, type Checks, differsBy, nameIn, nextTurnOf, onlyFirst, type Seen, type Witness } from './witness.ts';

interface View extends GameView {
  readonly phase: string;
  readonly seats: readonly {
    readonly points: number;
    readonly step: number;
    readonly guilders: number;
    readonly workers: readonly number[];
    readonly threats: readonly number[];
    readonly canals: readonly number[];
    readonly statues: readonly number[];
    readonly handColours: readonly number[];
    readonly drawnColours: readonly number[];
    readonly houses: readonly { readonly person: number }[];
  }[];
}

/** BRU-1: the colours, and what a third marker of each brings. */
const COLOURS = ['blue', 'brown', 'purple', 'red', 'yellow'];
const PENALTIES = ['flood', 'plague', 'intrigue', 'fire', 'raid'];

const own = ({ view }: Seen<View>, { seat }: Witness<View>) => view.seats[seat];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const personName = (claim: Claim): string => nameIn(claim, 'person');
const rival = ({ view }: Seen<View>, of: unknown) => view.seats[Number(of)];

function recruits(legal: readonly string[], name: string): boolean {
  return legal.some((move) => move.startsWith(`recruit ${name} on `));
}

/** Twenty games on: in some of them the seat's next turn comes undisturbed, and then it may recruit. */
const recruitsNext: Check<View> = (claim, one, two, { game, seat }) => {
  const may = (seen: Seen<View>, seed: number): boolean => {
    const begun = nextTurnOf(game, seen.state, seat, `${seed}`, (view) => view.pending.some(({ kind }) => kind === 'turn-action'));
    return (
      begun !== null &&
      recruits(
        game.legal(begun, seat).map((move) => game.write(move)),
        personName(claim),
      )
    );
  };
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  return seeds.some((seed) => may(one, seed)) && !seeds.some((seed) => may(two, seed));
};

export const BRUGES: Checks<View> = {
  'points now': differsBy((seen, witness) => own(seen, witness).points),
  'guilders now': differsBy((seen, witness) => own(seen, witness).guilders),
  'step now': differsBy((seen, witness) => own(seen, witness).step),
  'house now': differsBy((seen, witness) => own(seen, witness).houses.length),
  'canal now': differsBy((seen, witness) => sum(own(seen, witness).canals)),
  'cards now': differsBy((seen, witness) => sum(own(seen, witness).handColours) + sum(own(seen, witness).drawnColours)),
  'workers now': differsBy((seen, witness, { of }) => own(seen, witness).workers[Number(of)]),
  'threats now': differsBy((seen, witness, { of }) => own(seen, witness).threats[Number(of)], -1),
  'colour now': differsBy(
    (seen, witness, { of }) => own(seen, witness).handColours[Number(of)] + own(seen, witness).drawnColours[Number(of)],
  ),
  'brink now': (claim, one, two, witness) => {
    const colour = COLOURS.indexOf(nameIn(claim, 'colour'));
    const isNear = (seen: Seen<View>): boolean => own(seen, witness).threats[colour] >= 2;
    return !isNear(one) && isNear(two) && PENALTIES[colour] === nameIn(claim, 'penalty');
  },
  'person now': onlyFirst((seen, witness, claim) => own(seen, witness).houses.some(({ person }) => person === Number(claim.of))),
  'third-space now': onlyFirst((seen, witness, claim) => own(seen, witness).canals[Number(claim.of)] >= 3),
  'statue now': onlyFirst((seen, witness, claim) => own(seen, witness).statues[Number(claim.of)] > 0),
  'their-points now': differsBy((seen, _, { of }) => rival(seen, of).points, -1),
  'their-guilders now': differsBy((seen, _, { of }) => rival(seen, of).guilders, -1),
  'their-workers now': differsBy((seen, _, { of }) => sum(rival(seen, of).workers), -1),
  'their-threats now': differsBy((seen, _, { of }) => sum(rival(seen, of).threats)),
  'their-people now': differsBy((seen, _, { of }) => rival(seen, of).houses.filter(({ person }) => person >= 0).length, -1),
  'their-canal now': differsBy((seen, _, { of }) => sum(rival(seen, of).canals), -1),
  'recruit now': (claim, one, two, { legal }) =>
    recruits(one.legal, personName(claim)) && ![legal, two.legal].some((each) => recruits(each, personName(claim))),
  'recruit next': recruitsNext,
};
