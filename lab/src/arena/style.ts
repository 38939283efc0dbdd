import { MANNERS, type Manner } from '@belfry/bots';
import { itemAt } from '@belfry/kernel';
import type { ArenaPlan, GameRecord } from './plan.ts';

/** A bot's style: of a hundred moves with a real choice, how many each manner prefers. */
export interface Style {
  readonly bot: string;
  readonly moves: number;
  readonly percent: Readonly<Record<Manner, number>>;
}

export function stylesOf(plan: ArenaPlan, records: readonly GameRecord[]): Style[] {
  return [...new Set(plan.bots)].map((bot) => {
    const entrants = plan.bots.flatMap((name, entrant) => (name === bot ? [entrant] : []));
    const played = records.flatMap(({ times, leanings }) =>
      leanings === undefined ? [] : entrants.map((entrant) => ({ times: itemAt(times, entrant), leanings: itemAt(leanings, entrant) })),
    );
    const moves = played.reduce((sum, { times }) => sum + Object.values(times).reduce((count, more) => count + more, 0), 0);
    const share = (manner: Manner): number =>
      (100 * played.reduce((sum, { leanings }) => sum + (leanings[manner] ?? 0), 0)) / Math.max(1, moves);
    const [greedy, careful, builder, meddler] = MANNERS;
    return { bot, moves, percent: { greedy: share(greedy), careful: share(careful), builder: share(builder), meddler: share(meddler) } };
  });
}
