import type { Bot } from '@belfry/bots';
import { seatOfView } from '@belfry/kernel';
import { HIGHEST, type Ware, wareOf } from '../data/wares.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';

/** The maximum error of a judgement, in points: the apprentice makes human mistakes. */
const WAVERING = 2;

/** Looks one move ahead with rules of thumb, using only its view. */
export const apprentice: Bot<View, Move> = {
  choose(view, moves, chance) {
    const judged = moves.map((move) => ({ move, worth: worthOf(view, move) + (chance.below(1000) / 1000) * WAVERING }));
    const { move } = judged.reduce((best, each) => (each.worth > best.worth ? each : best));
    return { move };
  },
};

function worthOf(view: View, { do: verb, ware }: Move): number {
  const worths = view.row.map((lying) => gainOf(view, lying));
  if (verb === 'take') return gainOf(view, ware);
  // A high offer is worth what the choice is worth; a low one may end up in the bot's own stall.
  const choice = Math.max(...worths) - Math.min(...worths);
  const height = wareOf(ware).number / HIGHEST;
  return choice * height + gainOf(view, ware) * (1 - height);
}

/** Returns the points a ware adds to the viewer's stall: one more of a kind of which there are n scores 2n + 1. */
function gainOf(view: View, ware: Ware): number {
  const stall = view.seats[seatOfView(view)]?.stall ?? [];
  return 2 * stall.filter((own) => wareOf(own).kind === wareOf(ware).kind).length + 1;
}
