// @vitest-environment happy-dom
import { DEFAULT_TABLE_SETTINGS } from '@belfry/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSay } from '../../src/base/voice.ts';
import { type Terms, TermsForm, TermsList, USUAL_TERMS } from '../../src/pages/table-settings/table-terms.tsx';
import { TEXT } from '../../src/pages/table-settings/text/index.ts';

afterEach(cleanup);

function Form({ terms, set }: { terms: Terms; set(change: Partial<Terms>): void }) {
  return <TermsForm say={useSay(TEXT)} terms={terms} set={set} />;
}

function List({ terms }: { terms: Terms }) {
  return <TermsList say={useSay(TEXT)} terms={terms} />;
}

const legends = () => [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
const rows = () => [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));
const DAYS: Terms = { ...USUAL_TERMS, clock: { kind: 'days', days: 2 }, timing: 'move', nights: 8, holidays: 3 };

it('starts with the server’s defaults, except that a bot takes over at a timeout', () => {
  expect({ ...USUAL_TERMS, hotseat: false }).toEqual({ ...DEFAULT_TABLE_SETTINGS, timeout: 'bot' });
});

it('hides settings without meaning for the chosen clock', () => {
  render(<Form terms={USUAL_TERMS} set={vi.fn()} />);
  const always = ['Hints and advice', 'Undo', 'Spectators', 'Spectators see the match', 'Chat'];
  expect(legends()).toEqual(['Who may join', 'Clock', ...always]);
  cleanup();
  render(<Form terms={DAYS} set={vi.fn()} />);
  expect(legends()).toEqual(['Who may join', 'Clock', 'Thinking time', 'When time runs out', 'Nights off', 'Holidays', ...always]);
  cleanup();
  render(<Form terms={{ ...USUAL_TERMS, spectators: false }} set={vi.fn()} />);
  expect(legends()).not.toContain('Spectators see the match');
});

it('lists the settings in the same order', () => {
  render(<List terms={DAYS} />);
  expect(rows()).toEqual([
    ['Who may join', 'Anyone with the link'],
    ['Clock', '2 days per move'],
    ['When time runs out', 'A bot takes over'],
    ['Nights off', 'Up to 8 hours'],
    ['Holidays', '3 days per match'],
    ['Hints and advice', 'Not allowed'],
    ['Undo', 'Your own moves; the others must agree if they were affected'],
    ['Spectators', 'Allowed'],
    ['Spectators see the match', 'At once'],
    ['Chat', 'Allowed'],
  ]);
});

it('every choice changes its own setting', () => {
  const set = vi.fn();
  render(<Form terms={DAYS} set={set} />);
  for (const label of ['Anyone', 'Live', '7 days per move', 'The table waits', 'Up to 12 hours', '14 days per match', 'Allowed']) {
    // Several settings share these labels; hints come first.
    fireEvent.click(screen.getAllByLabelText(label)[0] ?? document.body);
  }
  expect(set.mock.calls.map(([change]) => change)).toEqual([
    { access: 'open' },
    { clock: { kind: 'live', bank: 600, increment: 20 }, timing: 'bank' },
    { clock: { kind: 'days', days: 7 }, timing: 'move' },
    { timeout: 'wait' },
    { nights: 12 },
    { holidays: 14 },
    { advice: true },
  ]);
});
