import { LANGUAGES, placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { type Made, survey } from './claims/survey.ts';
import { judgedGames } from './judged-games.ts';

const SOME = 30;

/** Says of the other move what is true of the first; of a bargain, that one gets what one gives. */
function bent(made: Made): Made {
  const { move, other, claim } = made;
  const { give, get } = claim.said.args ?? {};
  if (get === undefined) return { ...made, move: other, other: move };
  return {
    ...made,
    claim: { ...claim, said: { ...claim.said, args: { ...claim.said.args, give: get, ...(give === undefined ? {} : { get: give }) } } },
  };
}

describe.each(judgedGames)('%s', (_, game) => {
  it('says nothing false about a move compared with another', () => {
    const { told, wrong } = survey(game, SOME, 'claims');
    expect(wrong).toEqual([]);
    expect(told).toBe(SOME);
  });

  it('would be caught if it said the same of the other move', () => {
    const { claims, wrong } = survey(game, SOME / 3, 'bent', bent);
    expect(claims).toBeGreaterThanOrEqual(SOME / 3);
    expect(wrong).toHaveLength(claims);
  });

  it('has the same words in every language', () => {
    const { text } = game.evaluation?.claims ?? {};
    expect(Object.keys(text?.en ?? {}).length).toBeGreaterThan(5);
    for (const language of LANGUAGES)
      for (const [key, words] of Object.entries(text?.en ?? {}))
        expect(placeholders(text?.[language][key] ?? ''), key).toEqual(placeholders(words));
  });
});
