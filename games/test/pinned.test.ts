import { readFileSync } from 'node:fs';
import { botByName } from '@belfry/bots';
import { completeOptions, fold, seededChance } from '@belfry/kernel';
import { parsePlaythrough, renderPlaythrough } from '@belfry/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { findGame, games, rulesOf } from '../index.ts';
import { loadPinned, pinnedVersions } from '../pinned.ts';

const pinned = games.flatMap(({ id }) => pinnedVersions(id).map((rules): [string, number] => [id, rules]));

describe.each(pinned)('%s as it was in version %i', (game, rules) => {
  const golden = readFileSync(new URL(`../${game}/pinned/v${rules}.playthrough.txt`, import.meta.url), 'utf8');

  it('is what a match of that version is opened with', async () => {
    expect(await rulesOf({ game, rules })).toMatchObject({ id: game, rulesVersion: rules });
    expect(rules).toBeLessThan(findGame(game).rulesVersion);
  });

  it('plays the match again that was recorded then, to the letter', async () => {
    expect(renderPlaythrough(await rulesOf({ game, rules }), parsePlaythrough(golden))).toBe(golden);
  });

  it('is another game than today', async () => {
    const log = parsePlaythrough(golden);
    expect(() => fold(findGame(game), log)).toThrow(`rules version ${rules}`);
  });

  it('keeps the contract of today', async () => {
    const then = await rulesOf({ game, rules });
    // What the contract leaves to a game need not have been there then.
    const left = ['caution', 'things', 'undoClause', 'draw', 'coach', 'meets'];
    const members = (of: object): string[] => Object.entries(of).map(([name, value]) => `${name}: ${typeof value}`);
    const wanted = members(findGame(game)).filter((member) => !left.some((name) => member.startsWith(`${name}:`)));
    expect(members(then)).toEqual(expect.arrayContaining(wanted));
    expect(await rulesOf({ game, rules })).toBe(then);
  });

  it('has bots under the contract of today', async () => {
    const then = await rulesOf({ game, rules });
    // Claims are for reasons, and bots of earlier versions give none.
    const { claims: _, ...wanted } = findGame(game).evaluation ?? {};
    expect(Object.keys(then.evaluation ?? {})).toEqual(expect.arrayContaining(Object.keys(wanted)));
    const chance = seededChance('then');
    const state = then.setup(then.players.min, completeOptions(then.options), { chance });
    const seat = then.pending(state)[0]?.seat ?? 0;
    const legal = then.legal(state, seat);
    for (const name of ['apprentice', 'journeyman', 'master:3it']) {
      const { move, estimate } = botByName(then, name).choose(then.view(state, seat), legal, chance);
      expect(legal, name).toContain(move);
      expect(estimate === undefined, name).toBe(name === 'apprentice');
    }
  });
});

it('every version before today has its rules', () => {
  for (const { id, rulesVersion } of games) expect(pinnedVersions(id)).toEqual(Array.from({ length: rulesVersion - 1 }, (_, at) => at + 1));
});

it('a version this house has never had gets the rules of today, which refuse it', async () => {
  expect(await loadPinned('citadels', 99)).toBeNull();
  expect(await rulesOf({ game: 'citadels', rules: 99 })).toBe(findGame('citadels'));
  await expect(rulesOf({ game: 'chess', rules: 1 })).rejects.toThrow('there is no game "chess"');
});
