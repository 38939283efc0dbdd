import { games } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { look, type TableNow } from '../src/look.ts';
import { settled } from '../src/play.ts';
import { findPosition, sitDown } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';

/**
 * `npm run clicks`: counts the clicks of a whole game by a person who knows what they want (they play like the Apprentice), with every move
 * confirmed and with the default setting. The deal and the person are the same both times; bots may answer differently once the moves
 * differ in time.
 */

const PATIENCE = 30_000;
type Game = (typeof games)[number];

/** Returns the next click towards the wanted move: a thing, a menu item, or the confirmation. */
function nextClick(game: Game, wanted: string, { lit, picks, staged }: TableNow): string {
  if (staged === wanted) return '[data-action="confirm"]';
  if (staged !== null) return '[data-action="back"]';
  const count = (things: readonly string[], thing: string) => things.filter((each) => each === thing).length;
  const targets = game.targets(game.read(wanted));
  const next = targets.find((thing) => lit.includes(thing) && count(picks, thing) < count(targets, thing));
  return next === undefined ? '.menu button' : `[data-thing="${next}"][data-state="lit"]`;
}

interface Count {
  decisions: number;
  clicks: number;
  /** The same for each kind of move, by the first word of its notation. */
  readonly kinds: Map<string, { decisions: number; clicks: number }>;
}

/** Plays a match to its end; returns its decisions and clicks. */
async function clicksOfMatch(page: Page, game: Game): Promise<Count> {
  const chance = seededChance('clicks');
  const kinds: Count['kinds'] = new Map();
  let clicks = 0;
  let decisions = 0;
  let now = await settled(page);
  let wanted = { seq: -1, move: '' };
  while (!now.over) {
    if (now.seq !== wanted.seq) {
      // A trade is composed in a window of its own, whose clicks are not counted here.
      const plain = now.moves.filter((move) => !/^(offer|counter) /.test(move));
      const moves = (plain.length > 0 ? plain : now.moves).map((move) => game.read(move));
      wanted = { seq: now.seq, move: game.write(game.apprentice.choose(now.view, moves, chance).move) };
      decisions++;
      tally(wanted.move, 1, 0);
    }
    const click = nextClick(game, wanted.move, now);
    if (clicks > 12 * decisions + 50)
      throw new Error(`no way to ${wanted.move}: ${click}, picked ${now.picks}, staged ${now.staged}, lit ${now.lit}`);
    const since = { seq: now.seq, picks: now.picks.length, staged: now.staged };
    if (click === '.menu button') {
      const entries = now.moves.filter((move) => now.picks.every((pick) => game.targets(game.read(move)).includes(pick)));
      await page
        .locator(click)
        .nth(Math.max(0, entries.indexOf(wanted.move)))
        .click();
    }
    const next = await look(page, { ...(click === '.menu button' ? {} : { click }), since, asked: true, patience: PATIENCE });
    if (next === null) throw new Error('the table is gone');
    clicks++;
    tally(wanted.move, 0, 1);
    now = next;
  }
  return { decisions, clicks, kinds };

  function tally(move: string, decision: number, click: number): void {
    const [kind = ''] = move.split(' ');
    const count = kinds.get(kind) ?? { decisions: 0, clicks: 0 };
    kinds.set(kind, { decisions: count.decisions + decision, clicks: count.clicks + click });
  }
}

/**
 * Returns the ratio of clicks for the same decisions: two matches never have the same ones, so each kind is weighted by its total in both.
 */
function share(before: Count['kinds'], after: Count['kinds']): number {
  const rate = ({ decisions, clicks }: { decisions: number; clicks: number }) => clicks / decisions;
  const sums = [...after].map(([kind, now]) => {
    const then = before.get(kind) ?? { decisions: 0, clicks: 0 };
    const weight = then.decisions === 0 ? 0 : then.decisions + now.decisions;
    return weight === 0 ? [0, 0] : [weight * rate(then), weight * rate(now)];
  });
  const total = (at: 0 | 1) => sums.reduce((sum, pair) => sum + (pair[at] ?? 0), 0);
  return total(1) / total(0);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const at = openTestSession();

  it('takes 35 % fewer clicks as usual, at the least, than when every move is asked about', async () => {
    const players = Math.min(4, game.players.max);
    const count = async (confirm: 'always' | 'lasting') => {
      const page = await at.stay({ settings: { confirm } });
      await sitDown(page, findPosition({ game, players, when: () => true }));
      return clicksOfMatch(page, game);
    };
    const before = await count('always');
    const after = await count('lasting');
    const each = ({ decisions, clicks }: Count) => `${clicks} clicks for ${decisions} decisions (${(clicks / decisions).toFixed(2)})`;
    const fewer = 1 - share(before.kinds, after.kinds);
    const kinds = [...after.kinds].map(([kind, { decisions, clicks }]) => `${kind} ${decisions} × ${(clicks / decisions).toFixed(2)}`);
    process.stdout.write(
      `${id}: asked always ${each(before)}, as usual ${each(after)}: ${(100 * fewer).toFixed(0)} % fewer for the same decisions\n  ${kinds.join(', ')}\n`,
    );
    expect(fewer).toBeGreaterThan(0.35);
  });
});
