// Today's board draws a match of an earlier version, from the views and events of that version's rules.
import { readdirSync, readFileSync } from 'node:fs';
import { type BoardModule, narrow, type TableModel, TableProvider } from '@belfry/board-kit';
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import { type Game, type Say, type Viewer, voiceOf } from '@belfry/kernel';
import { parsePlaythrough } from '@belfry/kernel/conformance';
import { type Frame, openMatch, replayFor } from '@belfry/live';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UI } from '../src/base/text/index.ts';
import { wordless } from './voice.ts';

const GAMES = new URL('../../games/', import.meta.url);
/** Text that shows up where a board found no value. */
const WRONG = /undefined|NaN|\[object/;
const pinned = games.flatMap(({ id, rulesVersion }) => Array.from({ length: rulesVersion - 1 }, (_, at): [string, number] => [id, at + 1]));

/** Returns the whole match recorded when its version was pinned, as one viewer saw it. */
function recorded(game: Game, viewer: Viewer): Frame[] {
  const text = readFileSync(new URL(`${game.id}/pinned/v${game.rulesVersion}.playthrough.txt`, GAMES), 'utf8');
  const { header, entries } = parsePlaythrough(text);
  const stored = entries.map((entry) => ({ entry, at: 0, request: null }));
  return replayFor(openMatch(game, header, stored, 0), viewer);
}

function voice(game: Game, board: BoardModule): Say {
  const catalogue = { ...UI.en, ...game.text.en, ...board.text.en };
  return voiceOf({ language: 'en', catalogue, nameOf: (seat) => `Player ${seat}`, unknown: wordless });
}

function draw(say: Say, board: BoardModule, viewer: Viewer, { view }: Frame): string {
  const seats = board
    .order(view)
    .map((seat) => ({ seat, name: `Player ${seat}`, crest: 'lion' as const, colour: seat, kind: 'bot' as const }));
  const model: TableModel = {
    ...{ seats, viewer, reader: null, pending: view.pending, say, language: 'en', choices: [], rulesPage: (clause) => clause },
    ...{ touch() {}, carry: () => null, look() {}, resay() {}, present() {} },
  };
  const { Board, Hand } = board;
  return renderToStaticMarkup(
    <TableProvider model={model} pointing={{ narrowing: narrow([], []), pointed: new Set() }}>
      <Board view={view} />
      {Hand !== undefined && typeof viewer === 'number' && <Hand view={view} />}
    </TableProvider>,
  );
}

/** Returns all text that the table shows of a moment besides the board. */
function tell(say: Say, game: Game, board: BoardModule, { view, step }: Frame): string {
  const seats = board.order(view);
  return [
    say(board.progress(view)),
    ...step.events.map((event) => `${say(game.sayEvent(event))} ${board.eventThings(event)} ${board.eventIcon(event)}`),
    ...step.events.flatMap((event) => board.flights(event, view.viewer).map(({ from, to }) => `${from} ${to}`)),
    ...seats.flatMap((seat) => board.facts(view, seat).map(({ label, value }) => `${say({ key: label })} ${value}`)),
    ...seats.flatMap((seat) => (board.badges?.(view, seat) ?? []).map(({ label }) => say(label))),
  ].join('\n');
}

/** Returns the tables of the rules that a game's board imports: file and name. */
function printedTables(id: string): { file: string; name: string }[] {
  const folder = new URL(`${id}/board/`, GAMES);
  const sources = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
  const imports = sources.flatMap((file) => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/^import \{([^}]+)\} from '\.\.\/src\/data\/([\w-]+)\.ts';/gm),
  ]);
  return imports.flatMap(([, names = '', file = '']) =>
    names.split(',').flatMap((name) => (name.trim() === '' || name.trim().startsWith('type ') ? [] : [{ file, name: name.trim() }])),
  );
}

describe.each(pinned)('%s in version %i on the board of today', (id, version) => {
  it('renders a whole match for players, spectators and open replays', async () => {
    const game = await loadRules(id, version);
    const board = await loadBoard(id);
    if (board === null) throw new Error(`${id} has no board`);
    expect(game.rulesVersion).toBe(version);
    const say = voice(game, board);
    for (const viewer of [0, 'spectator', 'open'] as const) {
      const frames = recorded(game, viewer);
      for (const frame of frames) expect(tell(say, game, board, frame)).not.toMatch(WRONG);
      // The board at every fortieth entry, and at the end.
      const drawn = frames.filter(({ step }) => step.seq % 40 === 0 || step.seq === frames.length - 1);
      expect(drawn.length).toBeGreaterThan(2);
      for (const frame of drawn) expect(draw(say, board, viewer, frame)).not.toMatch(WRONG);
    }
  });

  it('has the same printed tables: what differs between versions comes with the view', async () => {
    const { data } = await import(new URL(`${id}/pinned/v${version}.js`, GAMES).pathname);
    const tables = printedTables(id);
    expect(tables.length).toBeGreaterThan(0);
    // The wording may have changed since.
    for (const { file, name } of tables.filter((table) => !/-words$|^coach$/.test(table.file))) {
      const today = (await import(new URL(`${id}/src/data/${file}.ts`, GAMES).pathname))[name];
      if (typeof today !== 'function') expect(data[file]?.[name], `${name} of ${file}.ts`).toEqual(today);
    }
  });
});

it('a match of Nuremberg 1 or 2 shows the numbers of its own map', async () => {
  const board = await loadBoard('nuremberg');
  if (board === null) throw new Error('Nuremberg has no board');
  const label = async (version?: number): Promise<string[]> => {
    const game = await loadRules('nuremberg', version);
    const { header, entries } = parsePlaythrough(
      readFileSync(
        new URL(
          version === undefined ? 'nuremberg/golden/3-players.playthrough.txt' : `nuremberg/pinned/v${version}.playthrough.txt`,
          GAMES,
        ),
        'utf8',
      ),
    );
    const stored = entries.slice(0, 1).map((entry) => ({ entry, at: 0, request: null }));
    const [frame] = replayFor(openMatch(game, header, stored, 0), 'spectator');
    if (frame === undefined) throw new Error('there is nothing to see');
    return draw(voice(game, board), board, 'spectator', frame).match(/(forest|fields) \d+ near Nuremberg|fields \d+ near Prague/g) ?? [];
  };
  expect(await label(1)).toEqual([
    'forest 12 near Nuremberg',
    'fields 3 near Nuremberg',
    'fields 2 near Nuremberg',
    'fields 10 near Prague',
  ]);
  expect(await label(2)).toEqual([
    'forest 10 near Nuremberg',
    'fields 3 near Nuremberg',
    'fields 2 near Nuremberg',
    'fields 12 near Prague',
  ]);
  expect(await label()).toEqual([
    'forest 10 near Nuremberg',
    'fields 2 near Nuremberg',
    'fields 3 near Nuremberg',
    'fields 12 near Prague',
  ]);
});
