// Draws the board of a game in a position, and hears everything it says there: also its closeups, which open only on request.
import { type BoardModule, narrow, type TableModel, TableProvider } from '@belfry/board-kit';
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import {
  type Catalogue,
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
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UI } from '../src/base/text/index.ts';
import { wordless } from './voice.ts';

export type State = Parameters<Game['view']>[0];

export interface Drawn {
  readonly markup: string;
  readonly said: readonly { readonly phrase: Phrase; readonly words: string }[];
}

interface Showing {
  readonly language?: Language;
  /** Things that are picked. */
  readonly picks?: readonly string[];
  /** Called for things that are clicked. */
  readonly touch?: TableModel['touch'];
  readonly hear?: (phrase: Phrase, words: string) => void;
}

const catalogues = new Map<string, Catalogue>();

/** All words of a table, put together once: there are thousands. */
function catalogueOf(game: Game, board: BoardModule, language: Language): Catalogue {
  const key = `${game.id} ${game.rulesVersion} ${language}`;
  const catalogue = catalogues.get(key) ?? { ...UI[language], ...game.text[language], ...board.text[language] };
  catalogues.set(key, catalogue);
  return catalogue;
}

/** The board and the hand as a viewer sees them. */
export function boardShown(game: Game, board: BoardModule, state: State, viewer: Seat, showing: Showing = {}): ReactElement {
  const { language = 'en', picks = [], touch = () => {}, hear } = showing;
  const view = game.view(state, viewer);
  const catalogue = catalogueOf(game, board, language);
  const voice = voiceOf({ language, catalogue, nameOf: (seat) => `Player ${seat}`, unknown: wordless });
  const say = (told: Phrase | string, args?: Phrase['args']): string => {
    const phrase = typeof told === 'string' ? { key: told, ...(args && { args }) } : told;
    const words = voice(phrase);
    hear?.(phrase, words);
    return words;
  };
  const seats = board
    .order(view)
    .map((seat) => ({ seat, name: `Player ${seat}`, crest: 'lion' as const, colour: seat, kind: 'bot' as const }));
  const choices = game.legal(state, viewer).map((move) => ({ move, notation: game.write(move), targets: game.targets(move) }));
  const model: TableModel = {
    ...{ seats, viewer, reader: viewer, pending: view.pending, say: Object.assign(say, { ifKnown: voice.ifKnown }), language, choices },
    ...{ rulesPage: (clause: string) => clause, touch, carry: () => null, look() {}, resay() {}, present() {} },
  };
  return (
    <TableProvider model={model} pointing={{ narrowing: narrow(choices, picks), pointed: new Set() }}>
      <board.Board view={view} />
      {board.Hand !== undefined && <board.Hand view={view} />}
    </TableProvider>
  );
}

export function drawnBoard(game: Game, board: BoardModule, state: State, viewer: Seat, language: Language = 'en'): Drawn {
  const said: { phrase: Phrase; words: string }[] = [];
  const hear = (phrase: Phrase, words: string) => void said.push({ phrase, words });
  return { markup: renderToStaticMarkup(boardShown(game, board, state, viewer, { language, hear })), said };
}

export interface Playing {
  readonly players?: number;
  readonly options?: Options;
  readonly key?: string;
  /** The most moves. */
  readonly most: number;
  /** Moves that are made whenever they can be, those of the first before those of the second. */
  readonly prefer?: readonly RegExp[];
}

/** Returns true once it has seen enough. */
export type Look = (game: Game, board: BoardModule, state: State) => boolean | undefined;

/** Plays a match of random moves; `look` sees every position until it has seen enough. */
export async function playOut(
  id: string,
  { players = 4, options = {}, key = `claims of ${id}`, most, prefer = [] }: Playing,
  look: Look,
): Promise<void> {
  const [game, board] = [await loadRules(id), await loadBoard(id)];
  if (board === null) throw new Error(`${id} has no board`);
  const match = createMatch(game, { players, options, key });
  const chance = seededChance(key);
  for (let made = 0; made < most && game.outcome(match.state) === null; made++) {
    if (look(game, board, match.state) === true) return;
    const { seat } = itemAt(game.pending(match.state), 0);
    const legal = game.legal(match.state, seat);
    const wish = prefer.find((wanted) => legal.some((move) => wanted.test(game.write(move))));
    const moves = wish === undefined ? legal : legal.filter((move) => wish.test(game.write(move)));
    play(match, seat, itemAt(moves, chance.below(moves.length)), keyedChance(key, match.log.entries.length + 1));
  }
}
