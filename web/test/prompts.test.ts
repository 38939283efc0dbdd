import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { createMatch, keyedChance, play, say, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { playOut } from './drawn-board.tsx';

const PALACE = 15;

it('FOR-7.17 the prompt before the roll names the dice on the road only, and the centurion if one can be given up', async () => {
  const game = games.find(({ id }) => id === 'fortuna');
  const board = await loadBoard('fortuna');
  if (game === undefined || board === null) throw new Error('there is no Fortuna');
  const prompts = new Set<string>();
  for (let number = 0; number < 60 && prompts.size < 4; number++) {
    const key = `prompts ${number}`;
    const match = createMatch(game, { players: 2, key });
    const chance = seededChance(key);
    while (game.outcome(match.state) === null) {
      const [decision] = game.pending(match.state);
      if (decision === undefined) break;
      const moves = game.legal(match.state, decision.seat);
      const view = game.view(match.state, decision.seat);
      if (decision.kind === 'use-army') {
        const { seats } = view as unknown as { readonly seats: readonly { readonly step: number }[] };
        const place = seats[decision.seat]?.step === PALACE ? 'palace' : 'road';
        const army = moves.some((move) => game.write(move).startsWith('army ')) ? 'army' : 'none';
        prompts.add(`${place}, ${army}: ${board.asks?.(view, decision, moves)?.key ?? game.sayDecision(decision).key}`);
      }
      // Centurions that stay can still be given up in the palace.
      const keeping = moves.filter((move) => !/^(army|serve battle) /.test(game.write(move)));
      play(match, decision.seat, keeping[chance.below(keeping.length)], keyedChance(key, match.log.entries.length + 1));
    }
  }
  expect([...prompts].sort()).toEqual([
    'palace, army: decision.use-army',
    'palace, none: asks.palace',
    'road, army: asks.army',
    'road, none: asks.roll',
  ]);
});

it('CIT-22.5 the prompt names the cards only where there are cards to draw', async () => {
  const game = games.find(({ id }) => id === 'citadels');
  const board = await loadBoard('citadels');
  if (game === undefined || board === null) throw new Error('there is no Citadels');
  const match = createMatch(game, { players: 4, key: 'prompts' });
  const decision = () => game.pending(match.state)[0];
  while (decision()?.kind === 'draft-choose') {
    const seat = decision()?.seat ?? 0;
    play(match, seat, game.legal(match.state, seat)[0], keyedChance('prompts', match.log.entries.length + 1));
  }
  const asked = decision();
  if (asked?.kind !== 'turn-action') throw new Error('no turn has begun');
  const moves = game.legal(match.state, asked.seat);
  const prompt = (left: readonly unknown[]) => board.asks?.(game.view(match.state, asked.seat), asked, left)?.key;
  expect(prompt(moves)).toBe('asks.resource');
  expect(prompt(moves.filter((move) => game.write(move) !== 'draw cards'))).toBe('asks.gold');
});

/** Extra cards soon empty the hand, while other persons can still be activated. */
const EXTRA = '(coachman|messenger|town-crier|scribe|groom)';
const EMPTYING = [new RegExp(`^activate ${EXTRA}`), new RegExp(`^recruit ${EXTRA}`), /^(recruit|house) /];

it('BRU-8.7 the prompt of a turn speaks of a card and of people only if there are any to play or to activate', async () => {
  const prompts = new Set<string>();
  for (let number = 0; number < 30 && prompts.size < 4; number++) {
    await playOut('bruges', { players: 3, key: `prompts ${number}`, most: 300, prefer: EMPTYING }, (game, board, state) => {
      const [decision] = game.pending(state);
      if (decision?.kind !== 'turn-action') return;
      const moves = game.legal(state, decision.seat);
      const phrase = board.asks?.(game.view(state, decision.seat), decision, moves) ?? game.sayDecision(decision);
      const words = say({ language: 'en', catalogue: { ...game.text.en, ...board.text.en }, nameOf: () => 'Ada' }, phrase);
      const verbs = new Set(moves.map((move) => game.write(move).split(' ')[0]));
      expect(/play a card/i.test(words), words).toBe(verbs.has('guilders'));
      expect(/activate/i.test(words), words).toBe(verbs.has('activate'));
      prompts.add(phrase.key);
    });
  }
  expect([...prompts].sort()).toEqual(['asks.activate', 'asks.play', 'decision.turn-action', 'decision.turn-action.played']);
});
