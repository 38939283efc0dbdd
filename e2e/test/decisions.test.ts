import { games } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, resize } from '../src/browser.ts';
import { look } from '../src/look.ts';
import { playOn, settled } from '../src/play.ts';
import { DOORSTEP, findPosition, sitDown } from '../src/position.ts';
import { setting } from '../src/setting.ts';

/** Every text with which a game asks for a decision: each decision of section 4 of its rules, and each wording that asks for something else. */
function questionsOf({ text }: Game): string[] {
  return Object.keys(text.en).filter((key) => key.startsWith('decision.'));
}

/** Some decisions come about only with certain options or numbers of players. */
const CIRCUMSTANCES: Readonly<Record<string, { readonly players?: number; readonly options?: Readonly<Record<string, string>> }>> = {
  'citadels decision.draft-hide': { players: 2 },
  'fortuna decision.draft-card': { options: { startDeal: 'draft' } },
  'fortuna decision.play-action': { options: { showProtectedCards: 'hidden' } },
  'fortuna decision.extra-cover': { players: 2 },
  'bruges decision.choose-start': { options: { startPlayer: 'chosen' } },
  'nuremberg decision.place-start': { options: { start: 'advanced' } },
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const at = setting();
  const questions = questionsOf(game);

  it.each(questions.map((question, row) => [question, row] as const))(
    '%s can be answered on a phone and on a desk',
    async (question, row) => {
      const { players = game.players.max, options = {} } = CIRCUMSTANCES[`${id} ${question}`] ?? {};
      const position = findPosition({ game, players, options, when: (decision) => game.sayDecision(decision).key === question });
      const page = await at.visit(DOORSTEP, { size: PHONE, ...(row % 2 === 0 ? { language: 'nl', theme: 'night' } : {}) });
      await sitDown(page, position);
      const { seq, layout } = await settled(page);
      expect(seq).toBeGreaterThanOrEqual(position.log.entries.length);
      expect(layout).toMatchObject({ fitsAcross: true, fitsDown: true, small: [], homeless: [] });
      await resize(page, DESK);
      expect((await look(page))?.layout).toMatchObject({ fitsAcross: true, fitsDown: true, beyond: 0, homeless: [] });
      await resize(page, PHONE);
      const texts = new Set<string>();
      await playOn(page, { steps: 3, seed: row, texts });
      expect([...texts]).toContain(question);
    },
  );
});
