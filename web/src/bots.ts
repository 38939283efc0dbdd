import type { Bot, BotGame, Evaluation } from '@belfry/bots';
import { loadRules } from './rules.ts';

/** What plays each game, for the workers that think; a page never loads it. */
const APPRENTICES: Readonly<Record<string, () => Promise<Bot>>> = {
  citadels: () => import('@belfry/citadels/bot/apprentice').then(({ apprentice }) => apprentice as Bot),
  bruges: () => import('@belfry/bruges/bot/apprentice').then(({ apprentice }) => apprentice as Bot),
  fortuna: () => import('@belfry/fortuna/bot/apprentice').then(({ apprentice }) => apprentice as Bot),
  nuremberg: () => import('@belfry/nuremberg/bot/apprentice').then(({ apprentice }) => apprentice as Bot),
};

const EVALUATIONS: Readonly<Record<string, () => Promise<Evaluation>>> = {
  citadels: () => import('@belfry/citadels/bot/evaluation').then(({ evaluation }) => evaluation as Evaluation),
  bruges: () => import('@belfry/bruges/bot/evaluation').then(({ evaluation }) => evaluation as Evaluation),
  fortuna: () => import('@belfry/fortuna/bot/evaluation').then(({ evaluation }) => evaluation as Evaluation),
  nuremberg: () => import('@belfry/nuremberg/bot/evaluation').then(({ evaluation }) => evaluation as Evaluation),
};

/** The game with its bots; the evaluation and its weights come only when something has to be judged. */
export async function loadBotGame(id: string, judging: boolean): Promise<BotGame> {
  const [rules, apprentice, evaluation] = await Promise.all([
    loadRules(id),
    APPRENTICES[id]?.(),
    judging ? EVALUATIONS[id]?.() : undefined,
  ]);
  if (apprentice === undefined) throw new Error(`there are no bots for "${id}" here`);
  return evaluation === undefined ? { ...rules, apprentice } : { ...rules, apprentice, evaluation };
}
