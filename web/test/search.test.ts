import { expect, it } from 'vitest';
import { find, marked, wordsOf } from '../src/pages/rules/search.ts';

const all = [
  { title: 'Graveyard', text: 'When a district is destroyed, you may take it for 1 gold.' },
  { title: 'Goldsmith', text: 'Works.' },
  { title: 'Bank', text: 'Marigolds grow here.' },
  { title: 'Gold', text: 'It pays for districts.' },
];
const titles = (wanted: string) => find(all, wordsOf(wanted)).map(({ title }) => title);

it('titles come before texts, whole words before their parts', () => {
  expect(titles('gold')).toEqual(['Gold', 'Goldsmith', 'Graveyard', 'Bank']);
});

it('every word must be there', () => {
  expect(titles('GOLD  district')).toEqual(['Gold', 'Graveyard']);
  expect(titles('gold nothing')).toEqual([]);
});

it('one letter finds nothing', () => {
  expect(wordsOf(' g ')).toEqual([]);
  expect(wordsOf('go ld')).toEqual(['go', 'ld']);
});

it('highlights matches in any case and treats special characters literally', () => {
  expect(marked('Gold and gold', ['gold'])).toEqual(['', 'Gold', ' and ', 'gold', '']);
  expect(marked('Assassin (1)', ['(1)'])).toEqual(['Assassin ', '(1)', '']);
  expect(marked('as it is', [])).toEqual(['as it is']);
});
