import { expect, it } from 'vitest';
import { idleMemory } from '../../src/server/idle-memory.ts';

it('a server to which nobody has come holds at most 130 MB, and no thread for bots', async () => {
  expect(await idleMemory(1)).toBeLessThan(130);
});
