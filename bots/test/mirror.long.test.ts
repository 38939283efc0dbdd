import { createMatch, type MatchLog, play, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import type { BotGame } from '../src/contract/bot-game.ts';
import { botByName, chooseMove, judgeDecision, type Mirror, mirrorOf, nextToSpeak, ownPart } from '../src/index.ts';
import { judgedGames } from './judged-games.ts';

/** A match at the smallest table, with this bot on the first seat. */
function matchOf(game: BotGame, first: string): MatchLog {
  const chance = seededChance('mirror');
  const match = createMatch(game, { players: game.players.min }, () => chance);
  const bots = [botByName(game, first), game.apprentice];
  for (let pending = game.pending(match.state); pending.length > 0; pending = game.pending(match.state)) {
    const seat = nextToSpeak(game, pending, chance);
    play(match, seat, chooseMove(game, match.state, seat, bots[seat] ?? game.apprentice, chance), chance);
  }
  return match.log;
}

/** The mirror of the first seat, and how long it took. */
async function lookInto(game: BotGame, log: MatchLog, seed: string): Promise<Mirror & { readonly seconds: number }> {
  const began = performance.now();
  const mirror = await mirrorOf(ownPart(game, log, 0), async (question) => judgeDecision(game, question), seed);
  return { ...mirror, seconds: (performance.now() - began) / 1000 };
}

const seqsOf = ({ moments }: Mirror): number[] => moments.map(({ seq }) => seq);

describe.each(judgedGames)('%s', (id, game) => {
  it('shows the same moments for any seed of the analysis', async () => {
    const log = matchOf(game, 'apprentice');
    const mirrors = [];
    for (const seed of ['1', '2', '3']) mirrors.push(await lookInto(game, log, seed));
    const [one, two, three] = mirrors.map(seqsOf);
    if (one === undefined || two === undefined || three === undefined) throw new Error('there are three mirrors');
    const pairs = [[one, two] as const, [one, three] as const, [two, three] as const];
    const common = pairs.map(([a, b]) => a.filter((seq) => b.includes(seq)).length);
    const seconds = mirrors.map((mirror) => mirror.seconds.toFixed(0));
    process.stdout.write(
      `${id}: ${mirrors[0]?.judged.length} decisions in ${seconds.join(', ')} s; moments in common: ${common.join(', ')}\n`,
    );
    // At least four of five: what lies close to the fifth may take its place.
    for (const [at, [a, b]] of pairs.entries()) expect(common[at]).toBeGreaterThanOrEqual(Math.floor(0.8 * Math.max(a.length, b.length)));
  });

  it('blames a Master only for what a longer search confirms', async () => {
    const { moments, accuracy } = await lookInto(game, matchOf(game, 'master:200it'), '1');
    process.stdout.write(`${id}: ${moments.length} moments of a Master, accuracy ${accuracy}\n`);
    for (const { view, moves, played, loss, error } of moments) {
      const again = judgeDecision(game, { view, moves, played, closer: { budget: { iterations: 20_000 }, seed: 'again' } });
      const now = again.find(({ move }) => move === played);
      expect((now?.loss ?? 0) + (now?.error ?? 0)).toBeGreaterThanOrEqual(loss - error);
    }
    expect(accuracy ?? 100).toBeGreaterThan(80);
  });
});
