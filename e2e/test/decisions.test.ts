import { games } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, resize } from '../src/browser.ts';
import { look } from '../src/look.ts';
import { playOn, settled } from '../src/play.ts';
import { sitDown } from '../src/position.ts';
import { findQuestion, questionsOf } from '../src/questions.ts';
import { sampled } from '../src/sampled.ts';
import { openTestSession } from '../src/test-session.ts';

const at = openTestSession();

describe.each(games.map((game, place) => [game.id, game, place] as const))('%s', (_, game, place) => {
  const questions = questionsOf(game);

  it.each(
    sampled(
      questions.map((question, row) => [question, row] as const),
      place,
      10,
    ),
  )('%s can be answered on a phone and on a desk', async (question, row) => {
    const position = findQuestion(game, question);
    const page = await at.stay({ size: PHONE, ...(row % 4 < 2 ? { language: 'nl', theme: 'night' } : {}) });
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
  });
});
