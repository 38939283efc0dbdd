import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseTemplate, phraseMaker, placeholders, type Say, type Speaker, say, voiceOf } from '../src/index.ts';

function speaker(catalogue: Record<string, string>, language: 'en' | 'nl' = 'en'): Speaker {
  return { language, catalogue, nameOf: (seat) => ['Ann', 'Bob', 'Cas'][seat] ?? '?' };
}

describe('saying a phrase', () => {
  it('fills numbers, texts, names, phrases and lists', () => {
    const voice = speaker({ gift: '{who} gives {what} to {whom} ({n}, {why}).', thing: 'the {x}' });
    const what = [{ key: 'thing', args: { x: 'map' } }, { key: 'thing', args: { x: 'crown' } }, 'dust'];
    expect(say(voice, { key: 'gift', args: { who: { seat: 0 }, whom: { seat: 2 }, what, n: 3, why: 'luck' } })).toBe(
      'Ann gives the map, the crown and dust to Cas (3, luck).',
    );
  });

  it('lists in the language of the speaker', () => {
    const all = ['Ann', 'Bob', 'Cas', 'Dora'];
    for (const language of LANGUAGES) {
      const asBrowsersDo = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
      for (let count = 0; count <= all.length; count++) {
        const a = all.slice(0, count);
        expect(say(speaker({ x: '{a}' }, language), { key: 'x', args: { a } })).toBe(asBrowsersDo.format(a));
      }
    }
  });

  it('chooses plural forms, exact numbers first, and counts with #', () => {
    const voice = speaker({ gold: '{n, plural, =0 {no gold} one {# coin} other {# coins, {who}}}' });
    const gold = (n: number): string => say(voice, { key: 'gold', args: { n, who: 'Ann' } });
    expect([gold(0), gold(1), gold(5)]).toEqual(['no gold', '1 coin', '5 coins, Ann']);
  });

  it('chooses by value, else the other branch, and keeps # of an outer count', () => {
    const voice = speaker({ x: '{n, plural, other {{how, select, loud {# TIMES} other {# times}}}}' });
    expect(say(voice, { key: 'x', args: { n: 2, how: 'loud' } })).toBe('2 TIMES');
    expect(say(voice, { key: 'x', args: { n: 2, how: 'soft' } })).toBe('2 times');
  });

  it('leaves # alone outside of plurals', () => {
    expect(say(speaker({ x: 'card #{n}' }), { key: 'x', args: { n: 4 } })).toBe('card #4');
  });

  it('shows no reader a key, and leaves open what nobody filled', () => {
    expect(say(speaker({}), { key: 'no.such.key' })).toBe('…');
    expect(say(speaker({ x: 'for {who}' }), { key: 'x' })).toBe('for {who}');
  });
});

describe('a typed voice', () => {
  const texts = {
    plain: 'Nothing to fill.',
    named: '{who} gives {what}.',
    'kind.a': 'A {n}',
    'kind.b': 'B {n}',
    counted: '{n, plural, =0 {no gold} one {# coin} other {# coins, {who}}} for {how, select, loud {{act}} other {}} at {where}',
  } as const;
  const phrase = phraseMaker<typeof texts>();
  const voice = voiceOf<typeof texts>(speaker(texts));

  it('takes the keys of its catalogues with what fills their placeholders, in every branch', () => {
    expect(voice('plain')).toBe('Nothing to fill.');
    expect(voice('named', { who: { seat: 1 }, what: 'gold' })).toBe('Bob gives gold.');
    expect(voice(`kind.${'a' as 'a' | 'b'}`, { n: 3 })).toBe('A 3');
    expect(voice('counted', { n: 2, who: 'Ann', how: 'loud', act: 'songs', where: 'home' })).toBe('2 coins, Ann for songs at home');
    expect(voice(phrase('named', { who: 'Ann', what: phrase('plain') }))).toBe('Ann gives Nothing to fill..');
  });

  it('tells which keys it knows without saying them', () => {
    expect([voice.ifKnown('plain'), voice.ifKnown('no.such.key')]).toEqual(['Nothing to fill.', null]);
  });

  it('does not compile with a key or a placeholder that is not there', () => {
    const faults = () => [
      // @ts-expect-error no such key
      voice('close.city.hand'),
      // @ts-expect-error nothing fills the placeholders
      voice('named'),
      // @ts-expect-error another placeholder
      voice('named', { who: 'Ann', which: 'gold' }),
      // @ts-expect-error a placeholder too many
      voice('plain', { who: 'Ann' }),
      // @ts-expect-error a text where plurals count
      voice('counted', { n: 'two', who: 'Ann', how: 'loud', act: 'songs', where: 'home' }),
      // @ts-expect-error a placeholder of an inner branch is missing
      voice('counted', { n: 2, who: 'Ann', how: 'loud', where: 'home' }),
      // @ts-expect-error no such key
      phrase('nobody'),
      // @ts-expect-error another placeholder
      phrase('kind.a', { count: 1 }),
    ];
    expect(faults).toBeTypeOf('function');
  });

  it('is a voice of fewer catalogues, never of more', () => {
    const fewer: Say<Pick<typeof texts, 'plain'>> = voice;
    // @ts-expect-error it does not know the key "more"
    const more: Say<typeof texts & { readonly more: 'More.' }> = voice;
    expect([fewer('plain'), more]).toEqual(['Nothing to fill.', voice]);
  });
});

describe('templates', () => {
  it('names each placeholder once, sorted, from all branches', () => {
    expect(placeholders('{b} {a, plural, one {{c}} other {{b} {d, select, x {{e}} other {}}}}')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(placeholders('nothing here')).toEqual([]);
  });

  it('refuses what is not closed, not named or not complete', () => {
    expect(() => parseTemplate('a } b')).toThrow('unmatched }');
    expect(() => parseTemplate('{ }')).toThrow('without a name');
    expect(() => parseTemplate('{who')).toThrow('unclosed {who');
    expect(() => parseTemplate('{n, plural, one {x}}')).toThrow('needs an "other" branch');
    expect(() => parseTemplate('{n, select, other {x}')).toThrow('closing brace');
  });
});
