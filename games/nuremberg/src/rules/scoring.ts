import { isOver, type Outcome, outcomeOf, type Seat, winners } from '@belfry/kernel';
import { HOUSES_EACH, RIGHT_POINTS, VILLAGES_EACH } from '../data/amounts.ts';
import { BUILDS } from '../data/builds.ts';
import type { Colour } from '../data/colours.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import type { Player, State } from './state.ts';

export function outcome(state: State): Outcome | null {
  return isOver(state) ? ranking(state) : null;
}

// NUR-17.5 Villages, houses and rights count 1 each, a council card 4, 3 or 2.
function ranking(state: State): Outcome {
  const { players } = state;
  const each = (count: (player: Player, seat: Seat) => number): number[] => players.map(count);
  return outcomeOf(
    [
      { key: 'score.villages', clause: 'NUR-10.5', points: each((p) => (VILLAGES_EACH - p.villages) * BUILDS.village.points) },
      { key: 'score.houses', clause: 'NUR-11.3', points: each((p) => (HOUSES_EACH - p.houses) * BUILDS.house.points) },
      {
        key: 'score.rights',
        clause: 'NUR-9.7',
        points: each((_, seat) => state.rights.filter((holder) => holder === seat).length * RIGHT_POINTS),
      },
      { key: 'score.council', clause: 'NUR-15.2', points: each((p) => COUNCIL_POINTS[p.council]) },
    ],
    [
      // NUR-18.1 The higher council card, NUR-18.2 then prestige, then gold; then the victory is shared.
      { key: 'tie.council', clause: 'NUR-18.1', points: each((p) => COUNCIL_POINTS[p.council]) },
      { key: 'tie.prestige', clause: 'NUR-18.2', points: each((p) => p.prestige) },
      { key: 'tie.gold', clause: 'NUR-18.2', points: each((p) => p.gold) },
    ],
    // NUR-18.3 After a win by 13 points the winner is first, at any score of the others, who are ranked among themselves.
    state.ending === 'points' ? state.active : undefined,
  );
}

export function winningColours(state: State): Colour[] {
  return winners(ranking(state)).map((seat) => state.players[seat].colour);
}
