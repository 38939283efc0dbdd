import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { afterAll, describe, expect, it } from 'vitest';
import { DOORSTEP } from '../src/position.ts';
import { type Cell, fillCells } from '../src/sizes/cells.ts';
import { momentsOf } from '../src/sizes/moments.ts';
import { findSmallPieces, measurePieces, type Pieces } from '../src/sizes/pieces.ts';
import { SCREENS } from '../src/sizes/screens.ts';
import { sayRed, sizePage } from '../src/sizes/size-table.ts';
import { answerTurns, type SteadyCell } from '../src/sizes/steady.ts';
import { turnsOf } from '../src/sizes/turns.ts';
import { openTestSession } from '../src/test-session.ts';

const FOLDER = fileURLToPath(new URL('../sizes', import.meta.url));
const RECORDS = join(FOLDER, 'cells');

/** The results of a game on a screen, kept so that a part of the table can be refilled. */
interface Record {
  readonly game: string;
  readonly screen: string;
  readonly pieces: Pieces;
  readonly cells: readonly Cell[];
}

function readRecords(): Record[] {
  if (!existsSync(RECORDS)) return [];
  return readdirSync(RECORDS).map((file): Record => JSON.parse(readFileSync(join(RECORDS, file), 'utf8')));
}

function findSmall(records: readonly Record[]): string[] {
  return games.flatMap(({ id }) =>
    findSmallPieces(Object.fromEntries(records.filter(({ game }) => game === id).map(({ screen, pieces }) => [screen, pieces]))).map(
      (remark) => `${id} ${remark}`,
    ),
  );
}

describe('the table of sizes', () => {
  const at = openTestSession();
  const filled: Cell[] = [];
  const steady: SteadyCell[] = [];

  describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
    const moments = momentsOf(game);

    it.each(SCREENS.map((screen) => [screen.name, screen] as const))(`${id} %s`, async (name, screen) => {
      const { width, height, touch = false, pixels = 1 } = screen;
      const page = await at.visit(DOORSTEP, { size: { width, height }, touch, pixels });
      const cells: Cell[] = [];
      let pieces: Pieces | null = null;
      for (const moment of moments) {
        const isTurn = moment.name === 'turn';
        cells.push(...(await fillCells(page, { game, screen, moment, coach: false, looks: isTurn ? 4 : 2, folder: FOLDER })));
        if (isTurn) {
          pieces = await measurePieces(page, id);
          cells.push(...(await fillCells(page, { game, screen, moment, coach: true, looks: 2, folder: FOLDER })));
        }
      }
      filled.push(...cells);
      mkdirSync(RECORDS, { recursive: true });
      writeFileSync(join(RECORDS, `${id}-${name}.json`), JSON.stringify({ game: id, screen: name, pieces, cells }));
      expect(cells.filter(({ complaints }) => complaints.length > 0).length, 'red cells').toBe(0);
    });

    it(`${id} shows larger pieces on larger screens`, () => {
      expect(findSmall(readRecords().filter((record) => record.game === id))).toEqual([]);
    });
  });

  describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
    const turns = turnsOf(game, Math.min(4, game.players.max));

    it.each(SCREENS.map((screen) => [screen.name, screen] as const))(
      `${id} %s: nothing that matters is covered, and nothing jumps`,
      async (_, screen) => {
        const { width, height, touch = false, pixels = 1 } = screen;
        const page = await at.visit(DOORSTEP, { size: { width, height }, touch, pixels });
        const cells = await answerTurns(page, id, screen, turns);
        steady.push(...cells);
        expect(
          cells.filter(({ complaints }) => complaints.length > 0).map(({ kind, complaints }) => `${kind}: ${complaints.join('; ')}`),
        ).toEqual([]);
      },
    );
  });

  afterAll(() => {
    const steadily = steady.filter(({ complaints }) => complaints.length === 0).length;
    console.log(`${steadily} of ${steady.length} questions lie steadily and in sight`);
    const records = readRecords();
    const small = findSmall(records);
    const file = join(FOLDER, 'index.html');
    writeFileSync(
      file,
      sizePage(
        records.flatMap(({ cells }) => cells),
        small,
      ),
    );
    console.log([...sayRed(filled), ...small, `All pictures: ${file}`].join('\n'));
  });
});
