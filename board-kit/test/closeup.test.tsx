// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Closeup, Explained, Ground, narrow, Thing } from '../src/index.ts';
import { choice, kitTable } from './kit-table.tsx';

const KING: Closeup = { title: 'King', text: ['He is served first.'], clause: 'CIT-6.2' };
const CARD: Closeup = { title: 'Castle' };
const A_MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const named = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLElement;
const MOUSE = { pointerType: 'mouse' };
const FINGER = { pointerType: 'touch' };

describe('under the mouse a closeup', () => {
  it('floats after a moment, and goes when the pointer goes', () => {
    const { look } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerOver(named('King'), MOUSE);
    pass(300);
    expect(look).not.toHaveBeenCalled();
    pass(100);
    expect(look.mock.calls).toEqual([[KING, named('King')]]);
    fireEvent.pointerOut(named('King'), MOUSE);
    expect(look.mock.lastCall).toEqual([null, null]);
  });

  it('does not come when the pointer only passes', () => {
    const { look } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerOver(named('King'), MOUSE);
    pass(100);
    fireEvent.pointerOut(named('King'), MOUSE);
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });

  it('goes when the thing is clicked, and stays away while the pointer stays', () => {
    const { look, touch } = kitTable(<Thing id="hand:castle" label="Castle" closeup={CARD} />, {
      narrowing: narrow([choice('build', 'hand:castle', 'verb:build'), choice('end', 'verb:end')], []),
    });
    fireEvent.pointerOver(named('Castle'), MOUSE);
    pass(400);
    fireEvent.pointerDown(named('Castle'), MOUSE);
    fireEvent.pointerUp(named('Castle'), MOUSE);
    fireEvent.click(named('Castle'));
    // The pointer moves over a nested element without leaving the thing.
    fireEvent.pointerOver(named('Castle'), MOUSE);
    pass(A_MINUTE);
    expect(look.mock.calls.map(([closeup]) => closeup?.title ?? null)).toEqual(['Castle', null]);
    expect(touch).toHaveBeenCalledOnce();
  });

  it('goes with the thing it belongs to', () => {
    const { look, unmount } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerOver(named('King'), MOUSE);
    pass(400);
    unmount();
    expect(look.mock.lastCall).toEqual([null, null]);
  });

  it('that has not opened yet does not open after its thing is gone', () => {
    const { look, unmount } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerOver(named('King'), MOUSE);
    unmount();
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });

  it('is that of what stands inside, which speaks for itself', () => {
    const { look } = kitTable(
      <Explained closeup={CARD}>
        <Explained closeup={KING} />
      </Explained>,
    );
    fireEvent.pointerOver(named('King'), MOUSE);
    pass(A_MINUTE);
    expect(look.mock.calls.map(([closeup]) => closeup?.title)).toEqual(['King']);
  });
});

describe('a sheet', () => {
  it('opens by the second button, by `i`, Enter and Space, and by a click on what only explains itself', () => {
    const { look } = kitTable(<Explained closeup={KING} />);
    fireEvent.contextMenu(named('King'));
    for (const key of ['i', 'Enter', ' ', 'x']) fireEvent.keyDown(named('King'), { key });
    fireEvent.click(named('King'));
    expect(look.mock.calls).toEqual(Array(5).fill([KING, named('King'), { pinned: true }]));
  });

  it('opens after a long press, whose end chooses nothing', () => {
    const { look, touch } = kitTable(<Thing id="hand:castle" label="Castle" closeup={CARD} meant="build castle" />);
    fireEvent.pointerDown(named('Castle'), FINGER);
    pass(500);
    expect(look.mock.calls).toEqual([[CARD, named('Castle'), { pinned: true }]]);
    fireEvent.pointerUp(named('Castle'), FINGER);
    fireEvent.click(named('Castle'));
    expect(touch).not.toHaveBeenCalled();
    // The next tap counts as a tap again.
    fireEvent.pointerDown(named('Castle'), FINGER);
    fireEvent.pointerUp(named('Castle'), FINGER);
    fireEvent.click(named('Castle'));
    expect(touch).toHaveBeenCalledOnce();
  });

  it('does not open when the finger leaves, or the page scrolls, before', () => {
    for (const event of ['pointerUp', 'pointerCancel'] as const) {
      const { look } = kitTable(<Thing id="hand:castle" label="Castle" closeup={CARD} />);
      fireEvent.pointerDown(named('Castle'), FINGER);
      pass(200);
      fireEvent[event](named('Castle'), FINGER);
      pass(A_MINUTE);
      expect(look, event).not.toHaveBeenCalled();
      cleanup();
    }
  });

  it('does not open under a finger that merely moves over', () => {
    const { look } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerOver(named('King'), FINGER);
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });

  it('is what a click means where nothing can be chosen and no reason given', () => {
    const { look, touch } = kitTable(
      <>
        <Thing id="pile" label="Pile" closeup={CARD} />
        <Thing id="hand:king" label="King" closeup={KING} meant="build king" />
      </>,
    );
    fireEvent.click(named('Pile'));
    expect(look).toHaveBeenCalledExactlyOnceWith(CARD, named('Pile'), { pinned: true });
    fireEvent.click(named('King'));
    expect(touch).toHaveBeenCalledExactlyOnceWith('hand:king', false, 'build king', { closeup: KING, at: named('King'), byTouch: false });
  });
});

describe('ground', () => {
  const field = (
    <Ground closeup={CARD} label="Field">
      <h2>The field</h2>
      <Thing id="pile" label="Pile" />
    </Ground>
  );

  it('tells what it is by what is drawn on it, and not where nothing is', () => {
    const { look } = kitTable(field);
    fireEvent.click(named('Field'));
    expect(look).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('heading'));
    expect(look).toHaveBeenCalledExactlyOnceWith(CARD, named('Field'), { pinned: true });
  });

  it('is silent under the mouse, and for what stands on it', () => {
    const { look } = kitTable(field);
    fireEvent.pointerOver(screen.getByRole('heading'), MOUSE);
    fireEvent.keyDown(named('Pile'), { key: 'i' });
    fireEvent.click(named('Pile'));
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });
});
