import { isOver, type Outcome, outcomeOf, type Seat } from '@belfry/kernel';
import { BONUS } from '../data/amounts.ts';
import { COLOURS } from '../data/colours.ts';
import { COLOUR, COLOUR_FREE, type District, POINTS, rowWith, stands } from '../data/districts.ts';
import { isCompleted, type State } from './state.ts';

const LAST_ROUND = rowWith('end-colour-wild').option.id;

/** CIT-19.1 Points of all districts in a city. */
export function districtPoints(city: readonly District[]): number {
  let points = 0;
  for (let i = 0; i < city.length; i++) points += POINTS[city[i]];
  return points;
}

// CIT-19.2, 19.3 All five colours, or four in the other districts beside one whose colour may change (CIT-17.1).
export function hasFiveColours(state: State, seat: Seat): boolean {
  const { city } = state.players[seat];
  if (coloursOf(city) === COLOURS.length) return true;
  return isColourFree(state, seat) && coloursOf(city.filter((district) => !COLOUR_FREE[district])) >= COLOURS.length - 1;
}

// CIT-17.1 Under the option one built in the last round stays purple.
function isColourFree(state: State, seat: Seat): boolean {
  const blocked = state.options[LAST_ROUND] === 'on' && state.hauntedRound === state.round;
  return !blocked && stands(state.players[seat].city, COLOUR_FREE);
}

function coloursOf(city: readonly District[]): number {
  return new Set(city.map((district) => COLOUR[district])).size;
}

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const perSeat = (value: (seat: Seat) => number): number[] => state.players.map((_, seat) => value(seat));
  const districts = perSeat((seat) => districtPoints(state.players[seat].city));
  return outcomeOf(
    [
      { key: 'score.districts', clause: 'CIT-19.1', points: districts },
      { key: 'score.five-colours', clause: 'CIT-19.2', points: perSeat((seat) => (hasFiveColours(state, seat) ? BONUS.fiveColours : 0)) },
      {
        key: 'score.first-finisher',
        clause: 'CIT-19.4',
        points: perSeat((seat) => (seat === state.firstFinisher ? BONUS.firstFinisher : 0)),
      },
      {
        key: 'score.other-finisher',
        clause: 'CIT-19.5',
        points: perSeat((seat) => (seat !== state.firstFinisher && isCompleted(state, seat) ? BONUS.otherFinisher : 0)),
      },
    ],
    // CIT-20.1, 20.2 District points, then gold; still equal is a shared place (CIT-20.3).
    [
      { key: 'tie.districts', clause: 'CIT-20.1', points: districts },
      { key: 'tie.gold', clause: 'CIT-20.2', points: perSeat((seat) => state.players[seat].gold) },
    ],
  );
}
