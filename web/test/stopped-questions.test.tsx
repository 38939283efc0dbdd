// @vitest-environment happy-dom
// A player who wants no further offers this turn is asked for none, also after a reload.
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSettings } from '../src/base/settings.ts';
import { StandingAnswer } from '../src/table/choice/standing-answer.tsx';
import { layTable, renderAt, type TestTable } from './table-fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  useSettings.getState().set({ language: 'en', confirm: 'lasting', selfAnswer: true });
});
afterEach(cleanup);

/** Plays until a bot asks Ann for an answer to an offer: bots make one whenever they can. */
async function offered(): Promise<TestTable> {
  const laid = await layTable({ game: 'nuremberg', people: ['Ann'], players: 4 });
  const { table } = laid.match;
  for (let n = 0; !table.snapshot().moves.includes('decline'); n++) {
    if (n > 3000) throw new Error('nobody made an offer');
    const bot = table.nextBot();
    const [first = ''] = table.snapshot().moves;
    if (bot === null) table.play(table.asking(), { id: `n${n}`, move: first, seq: table.seq }, 1);
    else {
      const { legal } = table.questionFor(bot);
      table.playBot(bot, legal.find((move) => move.startsWith('offer ')) ?? legal[0] ?? '', table.seq, 1);
    }
  }
  laid.match.beside({});
  return laid;
}

const button = (action: string) => document.querySelector(`[data-action="standing-${action}"]`);
const click = (action: string) => act(async () => void fireEvent.click(button(action) ?? document.createElement('i')));
const shown = () => ['stop', 'resume'].filter((action) => button(action) !== null);

it('the choice to decline all offers this turn is kept over a reload, and can be taken back', async () => {
  const table = await offered();
  renderAt(table, <StandingAnswer />);
  expect(shown()).toEqual(['stop']);
  // The region is there before its words, which a screen reader would miss otherwise, and holds no buttons.
  const region = document.querySelector('[role="status"]');
  expect(region?.innerHTML).toMatch(/^You lack 1 \w+: declined automatically.$/);
  await click('stop');
  expect(document.querySelector('[role="status"]')).toBe(region);
  expect(region?.innerHTML).toBe('You decline all offers this turn.');
  expect(table.match.played).toEqual(['decline']);
  expect(shown()).toEqual(['resume']);

  cleanup();
  renderAt(table, <StandingAnswer />);
  expect(shown()).toEqual(['resume']);
  await click('resume');
  expect(shown()).toEqual([]);

  cleanup();
  renderAt(table, <StandingAnswer />);
  expect(shown()).toEqual([]);
  expect(document.querySelector('[role="status"]')?.innerHTML).toBe('');
});
