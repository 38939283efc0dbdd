import type { Bot, BotGame, Evaluation } from '@belfry/bots';
import { loadPinned } from '../pinned.ts';
import { loadRules } from './rules.ts';

/** What plays each game, for the workers that think; a page never loads it. */
const APPRENTICES = import.meta.glob<Bot>('../*/src/bot/apprentice.ts', { import: 'apprentice' });
const EVALUATIONS = import.meta.glob<Evaluation>('../*/src/bot/evaluation.ts', { import: 'evaluation' });

/** The game with its bots in the version a match was begun with; of today's the evaluation and its weights come only when something has to be judged. */
export async function loadBotGame(id: string, version: number | undefined, judging: boolean): Promise<BotGame> {
  const pinned = version === undefined ? null : await loadPinned(id, version);
  if (pinned !== null) return pinned;
  const [rules, apprentice, evaluation] = await Promise.all([
    loadRules(id),
    APPRENTICES[`../${id}/src/bot/apprentice.ts`]?.(),
    judging ? EVALUATIONS[`../${id}/src/bot/evaluation.ts`]?.() : undefined,
  ]);
  if (apprentice === undefined) throw new Error(`there are no bots for "${id}" here`);
  return evaluation === undefined ? { ...rules, apprentice } : { ...rules, apprentice, evaluation };
}
