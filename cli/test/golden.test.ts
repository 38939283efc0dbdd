import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { expect, it } from 'vitest';
import { deskIn } from './terminal.ts';

/** The tests of each game read its golden files too; here one is enough, but for `npm run test:long`. */
const ids = games.map(({ id }) => id).slice(process.env.BELFRY_LONG === undefined ? -1 : 0);

it.each(ids)('belfry golden %s finds the files of this checkout as the rules give them', async (id) => {
  const { code, out, err } = await deskIn(fileURLToPath(new URL('../..', import.meta.url)), games).run(`golden ${id}`);
  expect({ code, out, err }).toEqual({
    code: 0,
    out: expect.stringMatching(/^(\d+) of \1 golden files are what the rules give today\.\n$/),
    err: '',
  });
});
