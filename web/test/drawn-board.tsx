// Draws the board of a game in a position, and hears everything it says there: also its closeups, which open only on request.
import { type BoardModule, narrow, type TableModel, TableProvider } from '@belfry/board-kit';
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import {
  createMatch,
  type Game,
  itemAt,
  keyedChance,
  type Language,
  type Options,
  type Phrase,
  play,
  type Seat,
  seededChance,
  voiceOf,
} from '@belfry/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { UI } from '../src/base/text/index.ts';
import { wordless } from './voice.ts';

export type State = Parameters<Game['view']>[0];

export interface Drawn {
  readonly markup: string;
  readonly said: readonly { readonly phrase: Phrase; readonly words: string }[];
}

export function drawnBoard(game: Game, board: BoardModule, state: State, viewer: Seat, language: Language = 'en'): Drawn {
  const view = game.view(state, viewer);
  const catalogue = { ...UI[language], ...game.text[language], ...board.text[language] };
  const voice = voiceOf({ language, catalogue, nameOf: (seat) => `Player ${seat}`, unknown: wordless });
  const said: { phrase: Phrase; words: string }[] = [];
  const hear = (told: Phrase | string, args?: Phrase['args']): string => {
    const phrase = typeof told === 'string' ? { key: told, ...(args && { args }) } : told;
    const words = voice(phrase);
    said.push({ phrase, words });
    return words;
  };
  const seats = board
    .order(view)
    .map((seat) => ({ seat, name: `Player ${seat}`, crest: 'lion' as const, colour: seat, kind: 'bot' as const }));
  const model: TableModel = {
    ...{ seats, viewer, pending: view.pending, say: Object.assign(hear, { ifKnown: voice.ifKnown }), language, choices: [] },
    ...{ rulesPage: (clause: string) => clause, touch() {}, look() {}, present() {} },
  };
  const markup = renderToStaticMarkup(
    <TableProvider model={model} pointing={{ narrowing: narrow([], []), pointed: new Set() }}>
      <board.Board view={view} />
      {board.Hand !== undefined && <board.Hand view={view} />}
    </TableProvider>,
  );
  return { markup, said };
}

export interface Playing {
  readonly players?: number;
  readonly options?: Options;
  /** The most moves. */
  readonly most: number;
}

type Look = (game: Game, board: BoardModule, state: State) => void;

/** Plays a match of random moves; `look` sees every position. */
export async function playOut(id: string, { players = 4, options = {}, most }: Playing, look: Look): Promise<void> {
  const [game, board] = [await loadRules(id), await loadBoard(id)];
  if (board === null) throw new Error(`${id} has no board`);
  const key = `claims of ${id}`;
  const match = createMatch(game, { players, options, key });
  const chance = seededChance(key);
  for (let made = 0; made < most && game.outcome(match.state) === null; made++) {
    look(game, board, match.state);
    const { seat } = itemAt(game.pending(match.state), 0);
    const moves = game.legal(match.state, seat);
    play(match, seat, itemAt(moves, chance.below(moves.length)), keyedChance(key, match.log.entries.length + 1));
  }
}
