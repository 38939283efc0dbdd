import { LANGUAGES } from '@belfry/kernel';
import { numbersIn } from '@belfry/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { CANAL_AWARD, DICE, WORKERS_TAKEN } from '../src/data/amounts.ts';
import type { EffectKey } from '../src/data/person.ts';
import { PERSONS } from '../src/data/persons.ts';
import { TEXT } from '../src/text/index.ts';

/** What a text says besides the numbers of its person: the usual amount, or the dice by which no step can be bought. */
const BESIDES: Partial<Record<EffectKey, readonly number[]>> = {
  'worker-action-total': [WORKERS_TAKEN],
  'advance-without-low-dice': [DICE.priceUpTo],
};

/** The amounts in the parameters of an effect; a 1 is often left unsaid. */
function amountsIn(params: object): number[] {
  return Object.entries(params)
    .filter(([name]) => name !== 'colour')
    .flatMap(([, value]) => [value].flat())
    .filter((value): value is number => typeof value === 'number' && value > 1);
}

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].filter((number) => number > 1).sort((a, b) => a - b);

describe('the texts of the persons', () => {
  it.each(LANGUAGES)('say the amounts of the table, in %s', (language) => {
    const texts: Readonly<Record<string, string>> = TEXT[language];
    const odd = PERSONS.flatMap(({ id, effect, params }) => {
      const text = (texts[`person.${id}.text`] ?? '').replace(/\b(phase|fase) \d/g, '$1').replace(/\bdouble\b|\bdubbele\b/, '2');
      const said = sorted(numbersIn(language, text));
      const held = sorted([
        ...amountsIn(params),
        ...(BESIDES[effect] ?? []),
        ...('per' in params && params.per === 'canal-award' ? [CANAL_AWARD.space] : []),
      ]);
      return said.join() === held.join() ? [] : [{ id, text, said, held }];
    });
    expect(odd).toEqual([]);
  });

  it('give a third of the price at the end, as the guide says (BRU-15.3)', () => {
    expect(PERSONS.filter(({ price, points }) => price !== 3 * points)).toEqual([]);
  });
});
