import type { BotGame } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { layTable } from '../src/terminal-game/local-table.ts';
import { playAtTheTerminal } from '../src/terminal-game/session.ts';

const game = findGame('nuremberg');

/** A bot that makes an offer whenever it can, and closes it as soon as it is asked. */
const hasty: BotGame['apprentice'] = {
  choose(_view, moves) {
    const saying = (words: string) => moves.find((move) => game.write(move).startsWith(words));
    return { move: saying('offer') ?? saying('close') ?? moves[0] };
  },
};

it('a person can answer a bot’s offer before it is settled', async () => {
  const table = layTable({
    ...{ game, players: 3, options: {}, me: 0, language: 'en', rules: '', key: 'bargain', botKey: 'bots' },
    bots: [
      { name: 'hasty', bot: hasty },
      { name: 'hasty', bot: hasty },
    ],
  });
  const { live } = table;
  const owed = () => game.pending(live.match.state);
  let answered = 0;
  let out = '';
  const outlet = {
    terminal: false,
    color: false,
    write: (text: string) => {
      out += text;
    },
  };
  await playAtTheTerminal(table, {
    ...{ games: [game], gamesFolder: '', out: outlet, err: outlet, newKey: () => 'unused', outlive: () => {} },
    async ask() {
      const mine = owed().find(({ seat }) => seat === 0);
      if (mine?.kind !== 'trade-answer') return '1';
      // The other bot has answered; the offering bot waits for the person.
      expect(owed().map(({ kind }) => kind)).toEqual(expect.arrayContaining(['trade-settle', 'trade-answer']));
      expect(owed()).toHaveLength(2);
      answered++;
      return answered > 3 ? null : 'decline';
    },
  });
  expect(answered).toBe(4);
  expect(out).toContain('Your decision');
  // Between each offer of a bot and that bot's next move comes the person's answer.
  const entries = live.match.log.entries.flatMap((entry) => ('move' in entry ? [entry] : []));
  const offers = entries.filter(({ seat, move }) => seat !== 0 && move.startsWith('offer')).slice(0, -1);
  expect(offers.length).toBeGreaterThanOrEqual(3);
  for (const offer of offers) {
    const after = entries.filter(({ seq }) => seq > offer.seq);
    const answer = after.findIndex(({ seat }) => seat === 0);
    expect(after.findIndex(({ seat }) => seat === offer.seat)).toBeGreaterThan(answer);
    expect(answer).toBeGreaterThanOrEqual(0);
  }
});

it('takes every move as the menu prints it, and tells again only patches', async () => {
  const table = layTable({
    ...{ game, players: 3, options: {}, me: 0, language: 'en', rules: '', key: 'bargain', botKey: 'bots' },
    bots: [
      { name: 'hasty', bot: hasty },
      { name: 'hasty', bot: hasty },
    ],
  });
  let out = '';
  let declined = 0;
  const write = (text: string): void => {
    out += text;
  };
  const outlet = { terminal: false, color: false, write };
  await playAtTheTerminal(table, {
    ...{ games: [game], gamesFolder: '', out: outlet, err: outlet, newKey: () => 'unused', outlive: () => {} },
    async ask() {
      const mine = game.pending(table.live.match.state).find(({ seat }) => seat === 0);
      const [notation = null] = table.host.position().legal;
      if (mine?.kind === 'trade-answer') return ++declined > 6 ? null : 'decline';
      return notation;
    },
  });
  expect(declined).toBe(7);
  expect(out).not.toContain('Cannot read');
  // Six offers in a row were declined; the hand did not change and appeared once.
  expect(out.split('Agnes (a) declines.').length - 1).toBeGreaterThanOrEqual(6);
  expect(out.split('Agnes (a)\n  3 points, 5 cards, 2 gold').length - 1).toBe(1);
});
