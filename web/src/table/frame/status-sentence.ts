import { headline } from '../choice/headline.ts';
import type { ChooserControl } from '../choice/use-chooser.ts';
import type { TableInfo } from '../context/table-context.tsx';
import { resultSentence } from '../game-over/result-words.ts';

/** True for a staged move that is not asked about, or not yet: it is played at once, so its name is no question and no news. */
export const isPassing = ({ narrowing, asked }: Pick<ChooserControl, 'narrowing' | 'asked'>): boolean =>
  narrowing.staged !== null && narrowing.lit.size === 0 && asked !== true;

/** Returns one sentence: whose turn it is and what to decide. Never empty, never two. */
export function statusSentence(table: TableInfo, chooser: ChooserControl): string {
  const { narrowing, window, choices } = chooser;
  const { board, snapshot, say, sayMove } = table;
  const { view, viewer } = snapshot;
  const result = resultSentence(say, snapshot);
  if (result !== null) return result;
  const mine = snapshot.moves.length > 0;
  const { picks, staged } = narrowing;
  if (mine && staged !== null) {
    const move = sayMove(staged.move).replace(/[.?!]$/, '');
    return isPassing(chooser) ? `${move}.` : say('table.staged', { move });
  }
  if (mine && window !== null) return say({ key: `window.${window.replace('verb:', '')}` });
  const next = mine && picks.length > 0 ? headline(board, view, say, narrowing) : null;
  if (next !== null) return next;
  const own = view.pending.find(({ seat }) => seat === viewer);
  const moves = choices.map(({ move }) => move);
  const step = own === undefined ? undefined : board.asks?.(view, own, moves);
  return step === undefined ? decisionSentence(table) : say(step);
}

/** Decisions read "Ada: take a character."; the viewer's own omit the name. */
function decisionSentence({ game, snapshot, latest, say }: TableInfo): string {
  const { pending } = snapshot.view;
  const own = pending.find(({ seat }) => seat === snapshot.viewer);
  const asked = own ?? pending[0];
  if (asked === undefined) return say('table.waiting');
  const words = say(game.sayDecision(asked));
  if (own === undefined) return words;
  const name = `${latest.seats[asked.seat]?.name ?? ''}: `;
  const rest = words.startsWith(name) ? words.slice(name.length) : words;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
