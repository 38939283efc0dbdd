// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Closeup, Explained, Ground, narrow, Thing, useTable } from '../src/index.ts';
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

describe('a closeup under the mouse', () => {
  it('opens after a moment and closes when the pointer leaves', () => {
    const { look } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerMove(named('King'), MOUSE);
    pass(300);
    expect(look).not.toHaveBeenCalled();
    pass(100);
    expect(look.mock.calls).toEqual([[KING, named('King')]]);
    fireEvent.pointerOut(named('King'), MOUSE);
    expect(look.mock.lastCall).toEqual([null, null]);
  });

  it('does not open when the pointer only passes', () => {
    const { look } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerMove(named('King'), MOUSE);
    pass(100);
    fireEvent.pointerOut(named('King'), MOUSE);
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });

  it('does not open on an item that appears under a pointer at rest', () => {
    const { look } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerOver(named('King'), MOUSE);
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });

  it('closes on a click and stays closed while the pointer stays', () => {
    const { look, touch } = kitTable(<Thing id="hand:castle" label="Castle" closeup={CARD} />, {
      narrowing: narrow([choice('build', 'hand:castle', 'verb:build'), choice('end', 'verb:end')], []),
    });
    fireEvent.pointerMove(named('Castle'), MOUSE);
    pass(400);
    fireEvent.pointerDown(named('Castle'), MOUSE);
    fireEvent.pointerUp(named('Castle'), MOUSE);
    fireEvent.click(named('Castle'));
    // The pointer moves over a nested element without leaving the thing.
    fireEvent.pointerMove(named('Castle'), MOUSE);
    pass(A_MINUTE);
    expect(look.mock.calls.map(([closeup]) => closeup?.title ?? null)).toEqual(['Castle', null]);
    expect(touch).toHaveBeenCalledOnce();
  });

  it('closes when its item disappears', () => {
    const { look, unmount } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerMove(named('King'), MOUSE);
    pass(400);
    unmount();
    expect(look.mock.lastCall).toEqual([null, null]);
  });

  it('does not open after its item has disappeared', () => {
    const { look, unmount } = kitTable(<Explained closeup={KING} />);
    fireEvent.pointerMove(named('King'), MOUSE);
    unmount();
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });

  it('is that of the innermost item', () => {
    const { look } = kitTable(
      <Explained closeup={CARD}>
        <Explained closeup={KING} />
      </Explained>,
    );
    fireEvent.pointerMove(named('King'), MOUSE);
    pass(A_MINUTE);
    expect(look.mock.calls.map(([closeup]) => closeup?.title)).toEqual(['King']);
  });
});

describe('a sheet', () => {
  it('opens by right click, `i`, Enter and Space, and by a click on an item that only explains itself', () => {
    const { look } = kitTable(<Explained closeup={KING} />);
    fireEvent.contextMenu(named('King'));
    for (const key of ['i', 'Enter', ' ', 'x']) fireEvent.keyDown(named('King'), { key });
    fireEvent.click(named('King'));
    expect(look.mock.calls).toEqual(Array(5).fill([KING, named('King'), { pinned: true }]));
  });

  it('opens after a long press, which chooses nothing', () => {
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
    fireEvent.pointerMove(named('King'), FINGER);
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });

  it('opens on a click when nothing can be chosen and no reason is given', () => {
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

describe('board areas', () => {
  const field = (
    <Ground closeup={CARD} label="Field">
      <h2>The field</h2>
      <Thing id="pile" label="Pile" />
    </Ground>
  );

  it('are explained by what is drawn on them, and not where nothing is', () => {
    const { look } = kitTable(field);
    fireEvent.click(named('Field'));
    expect(look).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('heading'));
    expect(look).toHaveBeenCalledExactlyOnceWith(CARD, named('Field'), { pinned: true });
  });

  it('show nothing under the mouse, nor for items on them', () => {
    const { look } = kitTable(field);
    fireEvent.pointerMove(screen.getByRole('heading'), MOUSE);
    fireEvent.keyDown(named('Pile'), { key: 'i' });
    fireEvent.click(named('Pile'));
    pass(A_MINUTE);
    expect(look).not.toHaveBeenCalled();
  });
});

/** Something whose closeup is said in the language of the table. */
function Spoken() {
  const { say } = useTable();
  return <Explained label="Spoken" closeup={{ title: say({ key: 'king' }) }} />;
}

describe('a closeup in another language', () => {
  it('is said anew once it has been opened, and not before', () => {
    const { resay, show } = kitTable(<Spoken />, { said: '' });
    show({ said: 'nl:' });
    expect(resay).not.toHaveBeenCalled();
    fireEvent.click(named('Spoken'));
    show({ said: 'de:' });
    expect(resay).toHaveBeenCalledExactlyOnceWith({ title: expect.stringMatching(/^de:/) }, named('Spoken'));
  });
});
