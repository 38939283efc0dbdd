import type { Course, Detector, PlayedMove } from '@belfry/bots';
import { NONE, type Seat } from '@belfry/kernel';
import { ARCHITECT, CHARACTERS, type Character, THIEF } from '../data/characters.ts';
import { COLOURS } from '../data/colours.ts';
import { COLOUR, COST, type District, POINTS, SCHOOL_OF_MAGIC } from '../data/districts.ts';
import { buildLimit } from '../rules/building.ts';
import type { Move } from '../rules/moves.ts';
import { districtPoints } from '../rules/scoring.ts';
import { goalOf, type State } from '../rules/state.ts';
import { destructionPrice } from '../rules/warlord.ts';

type Played = PlayedMove<State, Move>;
type Find = Detector<State, Move>['finds'];

/** Moves that a good player would laugh at, to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  {
    name: 'income-before-building',
    says: 'takes income, then builds in the colour that pays, although the gold was there before',
    finds: whenPlayed('take-income', ({ state, seat }, rest) =>
      rest.some(
        ({ move }) =>
          move.do === 'build' &&
          pays(state.turn.character, move.district) &&
          state.players[seat].hand.includes(move.district) &&
          COST[move.district] <= state.players[seat].gold,
      ),
    ),
  },
  {
    name: 'architect-builds-before-drawing',
    says: 'the Architect builds before drawing his two cards',
    finds: whenPlayed('build', ({ state, legal }) => state.turn.character === ARCHITECT && offers(legal, 'architect-draw')),
  },
  {
    name: 'income-left',
    says: 'ends a turn without taking an income that was there',
    finds: whenPlayed('end-turn', ({ state, legal }) => !isLastRound(state) && offers(legal, 'take-income')),
  },
  {
    name: 'architect-draw-left',
    says: "ends a turn without the Architect's two cards",
    finds: whenPlayed('end-turn', ({ state, legal }) => !isLastRound(state) && offers(legal, 'architect-draw')),
  },
  {
    name: 'building-left-in-last-round',
    says: 'ends the last turn of the game with something to build',
    finds: whenPlayed('end-turn', ({ state, legal }) => isLastRound(state) && offers(legal, 'build')),
  },
  {
    name: 'dearer-building-left-in-last-round',
    says: 'builds in the last turn of the game what brings fewer points than another card it could pay',
    finds: whenPlayed('build', ({ state, seat, move, legal }) => {
      if (!isLastRound(state) || move.do !== 'build' || buildLimit(state) - state.turn.builds !== 1) return false;
      const worth = (district: District): number => POINTS[district] + (isNewColour(state, seat, district) ? 3 : 0);
      return legal.some((other) => other.do === 'build' && POINTS[other.district] > worth(move.district));
    }),
  },
  {
    name: 'gold-without-cards-in-last-round',
    says: 'takes gold in the last turn of the game with nothing in hand to build',
    finds: whenPlayed('take-gold', ({ state, seat, legal }) => {
      const { hand, city, gold } = state.players[seat];
      const useless = hand.every((district) => state.options.duplicates === 'forbidden' && city.includes(district));
      return isLastRound(state) && useless && gold >= 1 && offers(legal, 'draw-cards') && buildLimit(state) > state.turn.builds;
    }),
  },
  {
    name: 'thief-in-last-round',
    says: 'chooses the Thief where somebody is about to finish and the loot buys nothing any more',
    finds(course, at) {
      const { state, seat, move, legal } = course.played[at];
      if (move.do !== 'choose' || move.character !== THIEF || course.end.round !== state.round) return false;
      const finishing = state.players.some(({ city, gold }, other) => other !== seat && city.length === goalOf(state) - 1 && gold >= 4);
      return finishing && legal.length > 1;
    },
  },
  {
    name: 'names-nobody',
    says: 'murders or robs a character that everybody knows to lie on the table',
    finds(course, at) {
      const { state, move } = course.played[at];
      return (move.do === 'murder' || move.do === 'steal') && state.draft.faceUp.includes(move.character);
    },
  },
  {
    name: 'destroys-the-last',
    says: 'destroys a district of somebody behind, where one as dear of the leader would cost no more',
    finds: whenPlayed('destroy', ({ state, seat, move, legal }) => {
      if (move.do !== 'destroy') return false;
      const standing = (owner: Seat): number => districtPoints(state.players[owner].city);
      return legal.some(
        (other) =>
          other.do === 'destroy' &&
          standing(other.seat) > standing(move.seat) + 3 &&
          state.players[other.seat].city.length > state.players[move.seat].city.length &&
          destructionPrice(other.district) <= destructionPrice(move.district) &&
          POINTS[other.district] >= POINTS[move.district] &&
          other.seat !== seat,
      );
    }),
  },
  {
    name: 'keeps-what-it-has',
    says: 'keeps a district that stands in its city already, and lays off one that does not',
    finds: whenPlayed('keep', ({ state, seat, move, legal }) => {
      if (move.do !== 'keep' || state.options.duplicates === 'allowed') return false;
      const { city } = state.players[seat];
      const useless = (districts: readonly District[]): number => districts.filter((district) => city.includes(district)).length;
      return legal.some((other) => other.do === 'keep' && useless(other.districts) < useless(move.districts));
    }),
  },
  {
    name: 'swaps-for-fewer',
    says: 'the Magician gives a hand for a smaller one',
    finds: whenPlayed('swap-hands', ({ state, seat, move }) => {
      return move.do === 'swap-hands' && state.players[move.seat].hand.length < state.players[seat].hand.length;
    }),
  },
];

/** For a move of one kind: looks at it and at what the seat did in the rest of its turn. */
function whenPlayed(kind: Move['do'], test: (played: Played, rest: readonly Played[]) => boolean): Find {
  return (course, at) => {
    const played = course.played[at];
    return played.move.do === kind && test(played, restOfTurn(course, at));
  };
}

function restOfTurn({ played }: Course<State, Move>, at: number): readonly Played[] {
  const { state, seat } = played[at];
  const same = (other: Played): boolean =>
    other.seat === seat && other.state.round === state.round && other.state.turn.character === state.turn.character;
  return played.slice(at + 1).filter(same);
}

function offers(legal: readonly Move[], kind: Move['do']): boolean {
  return legal.some((move) => move.do === kind);
}

/** Somebody has finished, so nobody has another turn after this one. */
function isLastRound(state: State): boolean {
  return state.firstFinisher !== NONE;
}

function pays(character: Character, district: District): boolean {
  const colour = CHARACTERS[character]?.incomeColour ?? null;
  return colour !== null && (COLOUR[district] === COLOURS.indexOf(colour) || district === SCHOOL_OF_MAGIC);
}

function isNewColour(state: State, seat: Seat, district: District): boolean {
  return state.players[seat].city.every((standing) => COLOUR[standing] !== COLOUR[district]);
}
