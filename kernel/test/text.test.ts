import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseTemplate, placeholders, type Speaker, say } from '../src/index.ts';

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

  it('shows missing texts and arguments instead of hiding them', () => {
    expect(say(speaker({}), { key: 'no.such.key' })).toBe('no.such.key');
    expect(say(speaker({ x: 'for {who}' }), { key: 'x' })).toBe('for {who}');
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
