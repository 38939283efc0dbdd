import { games } from '@belfry/games';
import { describe, expect, it } from 'vitest';
import { openTestSession } from '../src/test-session.ts';
import { playByKeys } from '../src/unsighted/keyboard-play.ts';
import { playByTree } from '../src/unsighted/screen-reader-play.ts';
import { Transcript } from '../src/unsighted/transcript.ts';

/** More steps are not taken in any match. */
const STEPS = 1500;

describe.each(games.map(({ id }, place) => [id, place] as const))('%s', (id, place) => {
  const at = openTestSession();

  it('is played from the setup to the end by keys alone', async () => {
    const page = await at.visit(`/game/${id}`, { settings: { confirm: 'lasting' } });
    const transcript = new Transcript(`${id}-keys`);
    const { decisions, presses, byTab } = await playByKeys(page, transcript, STEPS);
    process.stdout.write(`${id}: ${decisions} decisions confirmed by ${presses} keys, ${byTab.length} choices reached only by Tab\n`);
    expect([...transcript.problems]).toEqual([]);
  });

  it('is played to the end from the accessibility tree alone', async () => {
    const language = place % 2 === 0 ? 'en' : 'nl';
    const page = await at.visit(`/game/${id}`, { language, settings: { pace: 'quick', confirm: 'lasting' } });
    const transcript = new Transcript(`${id}-tree-${language}`);
    const { decisions } = await playByTree(page, transcript, STEPS);
    process.stdout.write(`${id}: ${decisions} decisions confirmed by name\n`);
    expect([...transcript.problems]).toEqual([]);
  });
});
