import { expect, it } from 'vitest';
import { newDesk } from './terminal.ts';

it('shows every sentence of a game with examples, in both languages', async () => {
  const { code, out } = await newDesk().run('phrases orchard --games 1');
  expect(code).toBe(0);
  expect(out).toContain('# Choices');
  expect(out).toMatch(/Use the left basket\n {2}Gebruik de linker mand/);
  expect(out).toContain('# What happens');
});

it('shows one language alone, and refuses one it does not know', async () => {
  const { out } = await newDesk().run('phrases orchard --games 1 --language nl');
  expect(out).toContain('Gebruik de linker mand');
  expect(out).not.toContain('Use the left basket');
  expect((await newDesk().run('phrases orchard --language fr')).code).toBe(2);
});
