// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInput } from '../src/base/last-input.ts';
import { useFocusKept } from '../src/table/frame/use-focus-kept.ts';

type State = 'lit' | 'picked' | 'still';

/** A card of the hand, a place on the board, and a verb; null: it is gone. */
function Table({ card, place, verb = 'lit' }: { card: State | null; place: State | null; verb?: State | null }) {
  useFocusKept();
  const thing = (id: string, state: State | null, className?: string) =>
    state !== null && (
      <button type="button" key={id} data-thing={id} data-state={state} className={className}>
        {id}
      </button>
    );
  return (
    <>
      <main className="board-area" tabIndex={-1}>
        {thing('place', place)}
      </main>
      <div className="tray">
        {thing('card', card)}
        <div className="action-bar">{thing('verb', verb, 'verb')}</div>
      </div>
    </>
  );
}

const focused = () => {
  vi.runAllTimers();
  return document.activeElement?.getAttribute('data-thing') ?? null;
};
const focus = (id: string) => act(() => document.querySelector<HTMLElement>(`[data-thing="${id}"]`)?.focus());

beforeEach(() => {
  vi.useFakeTimers();
  watchInput();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the focus of a player without a pointer', () => {
  it('goes to the hand before the board, and to an action last', () => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    const { rerender } = render(<Table card="lit" place="lit" />);
    expect(focused()).toBe('card');
    rerender(<Table card={null} place="lit" />);
    expect(focused()).toBe('place');
    rerender(<Table card={null} place={null} />);
    expect(focused()).toBe('verb');
  });

  it('goes on from what was chosen and no longer can be, but not from what was only looked at', () => {
    fireEvent.keyDown(document.body, { key: 'Enter' });
    const { rerender } = render(<Table card="still" place="lit" />);
    focus('card');
    rerender(<Table card="still" place="lit" verb={null} />);
    expect(focused()).toBe('card');
    focus('place');
    rerender(<Table card="still" place="picked" />);
    expect(focused()).toBe('place');
    // Others move: nothing can be chosen.
    rerender(<Table card="still" place="still" verb={null} />);
    expect(focused()).toBe('place');
    rerender(<Table card="lit" place="still" />);
    expect(focused()).toBe('card');
  });

  it('goes on at once from what is gone, and from what was chosen in the same moment', () => {
    fireEvent.keyDown(document.body, { key: 'Enter' });
    const { rerender } = render(<Table card="lit" place="lit" />);
    focus('card');
    rerender(<Table card={null} place="lit" />);
    expect(document.activeElement?.getAttribute('data-thing')).toBe('place');
    rerender(<Table card="lit" place="still" />);
    expect(focused()).toBe('card');
  });

  it('is not called back on its way from one element to the next', () => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    const { rerender } = render(<Table card="lit" place="lit" />);
    expect(focused()).toBe('card');
    const card = document.querySelector<HTMLElement>('[data-thing="card"]');
    // A closeup closes when its card loses the focus, which draws the table anew.
    card?.addEventListener('blur', () => rerender(<Table card="lit" place="lit" />));
    card?.blur();
    focus('verb');
    expect(focused()).toBe('verb');
  });

  it('is kept for a screen reader, which clicks without pointing, and not for a mouse', () => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body, { detail: 1 });
    const { rerender } = render(<Table card="picked" place="lit" />);
    expect(focused()).toBe(null);
    fireEvent.click(document.body, { detail: 0 });
    rerender(<Table card="lit" place="lit" />);
    expect(focused()).toBe('card');
  });
});
