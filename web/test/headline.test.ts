import { type BoardModule, type Choice, narrow } from '@belfry/board-kit';
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { createMatch, type Game, keyedChance, LANGUAGES, type Language, play, type Say, seededChance, voiceOf } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { UI as SHELL } from '../src/base/text/index.ts';
import { headline } from '../src/table/choice/headline.ts';
import { type TableText, TEXT } from '../src/table/text/index.ts';
import { wordless } from './voice.ts';

const UI = { en: { ...SHELL.en, ...TEXT.en }, nl: { ...SHELL.nl, ...TEXT.nl } };

function voice(language: Language, game: Game, board: BoardModule): Say<TableText> {
  const catalogue = { ...UI[language], ...game.text[language], ...board.text[language] };
  return voiceOf({ language, catalogue, nameOf: (seat) => `Player ${seat}`, unknown: wordless });
}

/** Returns every headline in a random match: with each possible first pick, then with further picks. */
function headlinesOf(game: Game, board: BoardModule, say: Say<TableText>): Map<string, string | null> {
  const match = createMatch(game, { players: game.players.max, options: {}, key: 'headlines' });
  const chance = seededChance('headlines');
  const heads = new Map<string, string | null>();
  for (let turn = 0; turn < 250 && game.outcome(match.state) === null; turn++) {
    const [decision] = game.pending(match.state);
    if (decision === undefined) break;
    const moves = game.legal(match.state, decision.seat);
    const choices = moves.map((move): Choice => ({ move, notation: game.write(move), targets: game.targets(move) }));
    const ask = (picks: readonly string[], deep: number) => {
      const narrowing = narrow(choices, picks);
      const window = picks.length === 1 && board.windows?.[picks[0] ?? ''] !== undefined;
      if (picks.length > 0 && narrowing.staged === null && !window)
        heads.set(picks.join(' '), headline(board, game.view(match.state, decision.seat), say, narrowing));
      if (deep > 0 && !window) for (const thing of narrowing.lit.keys()) ask([...picks, thing], deep - 1);
    };
    ask([], 2);
    play(match, decision.seat, moves[chance.below(moves.length)], keyedChance('headlines', match.log.entries.length + 1));
  }
  return heads;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each(LANGUAGES)('says what is selected and what is still missing, in %s', async (language) => {
    const board = await loadBoard(id);
    if (board === null) throw new Error(`${id} has no board`);
    const heads = headlinesOf(game, board, voice(language, game, board));
    expect(heads.size).toBeGreaterThan(0);

    expect([...heads].filter(([, words]) => words === null)).toEqual([]);
    expect([...heads].filter(([, words]) => /[a-z]\.[a-z]|undefined|[{}]/.test(words ?? ''))).toEqual([]);
  });
});
