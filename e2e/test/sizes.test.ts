import { findGame } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { DOORSTEP } from '../src/position.ts';
import { fillCells } from '../src/sizes/cells.ts';
import { turnOf } from '../src/sizes/moments.ts';
import { findScreen } from '../src/sizes/screens.ts';
import { openTestSession } from '../src/test-session.ts';

/** A cell for each game, on screens that were once too small for it; `npm run sizes` fills the whole table. */
const SAMPLE = [
  ['citadels', '1024x768'],
  ['fortuna', '844x390'],
  ['bruges', 'text-200'],
  ['nuremberg', '768x1024'],
] as const;

describe('the table of sizes', () => {
  const at = openTestSession();

  it.each(SAMPLE)('%s fits %s', async (id, name) => {
    const screen = findScreen(name);
    const { width, height, touch = false } = screen;
    const page = await at.visit(DOORSTEP, { size: { width, height }, touch });
    const game = findGame(id);
    const cells = await fillCells(page, { game, screen, moment: turnOf(game), coach: false, looks: 1, folder: null });
    expect(cells.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
