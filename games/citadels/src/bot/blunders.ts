import type { Blunder, PlayedMove } from '@belfry/bots';
import { NONE, type Seat } from '@belfry/kernel';
import { ARCHITECT, THIEF } from '../data/characters.ts';
import { COLOUR, type District, POINTS, RECLAIMS, stands } from '../data/districts.ts';
import { buildLimit } from '../rules/build.ts';
import type { Move } from '../rules/moves.ts';
import { districtPoints } from '../rules/scoring.ts';
import { goalOf, type State } from '../rules/state.ts';
import { destructionPrice } from '../rules/warlord.ts';

type Played = PlayedMove<State, Move>;

/** Moves that are wrong by public information alone; bots leave them out. */
export const blunders: readonly Blunder<State, Move>[] = [
  {
    name: 'architect-builds-before-drawing',
    says: 'the Architect builds before drawing his two cards',
    isOne: ({ state, move, legal }) => move.do === 'build' && state.turn.character === ARCHITECT && offers(legal, 'architect-draw'),
  },
  {
    name: 'income-left',
    says: 'ends a turn without taking an income that was there',
    isOne: ({ state, move, legal }) => move.do === 'end-turn' && !isLastRound(state) && offers(legal, 'take-income'),
  },
  {
    name: 'architect-draw-left',
    says: "ends a turn without the Architect's two cards",
    isOne: ({ state, move, legal }) => move.do === 'end-turn' && !isLastRound(state) && offers(legal, 'architect-draw'),
  },
  {
    name: 'building-left-in-last-round',
    says: 'ends the last turn of the game with something to build',
    isOne: ({ state, move, legal }) => move.do === 'end-turn' && isLastRound(state) && offers(legal, 'build'),
  },
  {
    name: 'dearer-building-left-in-last-round',
    says: 'builds in the last turn of the game what brings fewer points than another card it could pay',
    isOne({ state, seat, move, legal }) {
      if (!isLastRound(state) || move.do !== 'build' || buildLimit(state) - state.turn.builds !== 1) return false;
      const worth = POINTS[move.district] + (isNewColour(state, seat, move.district) ? 3 : 0);
      return legal.some((other) => other.do === 'build' && POINTS[other.district] > worth);
    },
  },
  {
    name: 'gold-without-cards-in-last-round',
    says: 'takes gold in the last turn of the game with nothing in hand to build',
    isOne({ state, seat, move, legal }) {
      const { hand, city, gold } = state.players[seat];
      const useless = hand.every((district) => state.options.duplicates === 'forbidden' && city.includes(district));
      const mayBuild = gold >= 1 && buildLimit(state) > state.turn.builds;
      return move.do === 'take-gold' && isLastRound(state) && useless && mayBuild && offers(legal, 'draw-cards');
    },
  },
  {
    name: 'thief-in-last-round',
    says: 'chooses the Thief where somebody is about to finish and the loot buys nothing any more',
    isOne({ state, seat, move }) {
      if (move.do !== 'choose' || move.character !== THIEF) return false;
      return state.players.some(
        ({ city, gold, hand }, other) => other !== seat && city.length === goalOf(state) - 1 && gold >= 4 && hand.length > 0,
      );
    },
  },
  {
    name: 'names-nobody',
    says: 'murders or robs a character that everybody knows to lie on the table',
    isOne: ({ state, move }) => (move.do === 'murder' || move.do === 'steal') && state.draft.faceUp.includes(move.character),
  },
  {
    name: 'keeps-what-it-has',
    says: 'keeps a district that stands in its city already and may not stand there twice, and lays off one that may',
    isOne({ state, seat, move, legal }) {
      if (move.do !== 'keep' || state.options.duplicates === 'allowed') return false;
      const { city } = state.players[seat];
      const useless = (districts: readonly District[]): number => districts.filter((district) => city.includes(district)).length;
      return legal.some((other) => other.do === 'keep' && useless(other.districts) < useless(move.districts));
    },
  },
  {
    name: 'destroys-the-last',
    says: 'destroys a district of somebody behind, where one as dear of somebody ahead would cost no more',
    isOne({ state, move, legal }) {
      if (move.do !== 'destroy') return false;
      const { city } = state.players[move.seat];
      return legal.some((other) => {
        if (other.do !== 'destroy') return false;
        const rival = state.players[other.seat];
        const isAhead = districtPoints(rival.city) > districtPoints(city) + 3 && rival.city.length > city.length;
        const isAsDear =
          destructionPrice(other.district) <= destructionPrice(move.district) && POINTS[other.district] >= POINTS[move.district];
        return isAhead && isAsDear && !(stands(rival.city, RECLAIMS) && rival.gold >= 1);
      });
    },
  },
];

function offers(legal: Played['legal'], kind: Move['do']): boolean {
  return legal.some((move) => move.do === kind);
}

/** A player has finished a city, so nobody has another turn after this one. */
function isLastRound(state: State): boolean {
  return state.firstFinisher !== NONE;
}

function isNewColour(state: State, seat: Seat, district: District): boolean {
  return state.players[seat].city.every((standing) => COLOUR[standing] !== COLOUR[district]);
}
