// @vitest-environment happy-dom
import { type Say, voiceOf } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { UI } from '../src/base/text/index.ts';
import type { PageSay } from '../src/base/voice.ts';
import { TEXT as RULES } from '../src/pages/rules/text/index.ts';
import { TEXT as TABLE, type TableText } from '../src/table/text/index.ts';

const catalogue = { ...UI.en, ...RULES.en, ...TABLE.en };
const speaker = { language: 'en', catalogue, nameOf: (seat: number) => ['Anna', 'Bela'][seat] ?? '' } as const;
const atTable = voiceOf<TableText>(speaker) satisfies Say<TableText>;
const onPage: PageSay<(typeof RULES)['en']> = voiceOf(speaker);

it('fills the placeholders of shared and page texts', () => {
  expect(atTable('together.of', { seat: { seat: 1 }, items: 'a tower' })).toBe('Bela (a tower)');
  expect(atTable('table.your-turn')).toBe(UI.en['table.your-turn']);
  expect(onPage('rules.title', { game: 'Bruges' })).toBe('Rules of Bruges');
});

it('does not compile with a key that its catalogues do not hold', () => {
  // @ts-expect-error: no catalogue has it
  expect(atTable('close.city.hand')).toBe('…');
  // @ts-expect-error: no catalogue has it
  expect(onPage('close.city.hand')).toBe('…');
  // @ts-expect-error: the table does not bring the words of a page
  expect(atTable('rules.title', { game: 'Bruges' })).toBe('Rules of Bruges');
  // @ts-expect-error: a page does not bring the words of the table
  expect(onPage('together.of', { seat: 'Anna', items: 'a tower' })).toBe('Anna (a tower)');
  expect(atTable({ key: 'known.to.a.game' })).toBe('…');
});

it('does not compile with a placeholder that is missing, unknown or of another kind', () => {
  // @ts-expect-error: nothing fills {game}
  expect(onPage('rules.title')).toBe('Rules of {game}');
  // @ts-expect-error: the placeholder is {game}
  expect(onPage('rules.title', { games: 'Bruges' })).toBe('Rules of {game}');
  // @ts-expect-error: {items} is missing
  expect(atTable('together.of', { seat: 'Anna' })).toBe('Anna ({items})');
  // @ts-expect-error: a plural counts
  expect(atTable('chat.unread', { count: 'many' })).toBe('NaN unread messages');
  // @ts-expect-error: it has no placeholder
  expect(atTable('table.your-turn', { seat: 'Anna' })).toBe(UI.en['table.your-turn']);
});
