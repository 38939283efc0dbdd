import type { Subject } from '../conformance/index.ts';
import { apprentice, type Event, lanterns, type Move, type State, type View } from './sample-game.ts';
import { SAMPLE_RULES } from './sample-rules.ts';

export type SampleSubject = Subject<State, Move, Event, View>;

export const sampleSubject: SampleSubject = {
  game: lanterns,
  apprentice,
  rules: SAMPLE_RULES,
  census({ players, pile }) {
    const count: Record<string, number> = { seats: players.length };
    for (const brightness of [1, 2, 3, 4]) {
      const all = [...pile, ...players.flatMap(({ hand, hung }) => [...hand, ...hung])];
      count[`lanterns of brightness ${brightness}`] = all.filter((lantern) => lantern === brightness).length;
    }
    return count;
  },
  /** Swaps the top lantern of the pile with a different one, from further down or from a hand the viewer does not see. */
  tamper(state, viewer) {
    const top = state.pile.length - 1;
    const hidden = [state.pile, ...state.players.filter((_, seat) => seat !== viewer).map(({ hand }) => hand)];
    for (const place of hidden) {
      const at = place.findIndex((lantern) => lantern !== state.pile[top]);
      if (at < 0 || top < 0) continue;
      [place[at], state.pile[top]] = [state.pile[top] as number, place[at] as number];
      if (place !== state.pile) place.sort();
      return true;
    }
    return false;
  },
  recount: ({ players }) => players.map(({ coins, hung }) => [coins, ...hung].reduce((sum, points) => sum + points)),
  beyond(state, seat) {
    const coins = state.players[seat]?.coins ?? 0;
    const leads = state.agenda.at(-1)?.kind === 'lead';
    return leads && coins > 1 ? [{ do: 'give', to: seat === 0 ? 1 : 0, coins }] : [];
  },
  aloud: (event) => (event.type === 'shown' ? event.bids.join() : null),
};
