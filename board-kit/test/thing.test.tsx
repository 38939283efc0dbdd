// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { narrow, Place, Thing, Tile } from '../src/index.ts';
import { choice, kitTable } from './kit-table.tsx';

afterEach(cleanup);

const BUILD = [choice('build castle', 'hand:castle', 'verb:build'), choice('build tavern', 'hand:tavern', 'verb:build')];
const HAND = (
  <>
    <Thing id="hand:castle" label="Castle" />
    <Thing id="hand:tavern" label="Tavern" />
    <Thing id="pile" label="Pile" />
  </>
);
const thing = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
const stateOf = (name: string) => thing(name).dataset.state;

describe('a thing', () => {
  it('is highlighted while a remaining move touches it, and picked once clicked', () => {
    const table = kitTable(HAND, { narrowing: narrow(BUILD, []) });
    expect(['Castle', 'Tavern', 'Pile'].map(stateOf)).toEqual(['lit', 'lit', 'still']);
    table.show({ narrowing: narrow(BUILD, ['hand:castle']) });
    expect(['Castle', 'Tavern', 'Pile'].map(stateOf)).toEqual(['picked', 'still', 'still']);
    expect(thing('Castle').getAttribute('aria-pressed')).toBe('true');
  });

  it('can be reached with the keyboard while it can be chosen, and is a button to screen readers only when it answers', () => {
    kitTable(HAND, { narrowing: narrow(BUILD, []) });
    expect([thing('Castle').tabIndex, thing('Pile').tabIndex]).toEqual([0, -1]);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Castle', 'Tavern']);
    expect(thing('Castle').getAttribute('aria-disabled')).toBe('false');
    expect(thing('Pile').getAttribute('role')).toBe('group');
    expect(thing('Pile').getAttribute('aria-disabled')).toBe('true');
  });

  it('is touched by a click, Enter and Space, and by no other key', () => {
    const { touch } = kitTable(HAND, { narrowing: narrow(BUILD, ['hand:castle']) });
    fireEvent.click(thing('Castle'));
    for (const key of ['Enter', ' ', 'a', 'i', 'Tab']) fireEvent.keyDown(thing('Tavern'), { key });
    expect(touch.mock.calls.map(([id, picked]) => [id, picked])).toEqual([
      ['hand:castle', true],
      ['hand:tavern', false],
      ['hand:tavern', false],
    ]);
  });

  it('with several copies highlights as many as may still be chosen', () => {
    const sets = [choice('one', 'hand:a', 'verb:x'), choice('two', 'hand:a', 'hand:a', 'verb:x'), choice('none', 'verb:y')];
    const copies = [0, 1, 2].map((copy) => <Thing key={copy} id="hand:a" copy={copy} label={`A${copy}`} />);
    const table = kitTable(copies, { narrowing: narrow(sets, []) });
    expect([0, 1, 2].map((copy) => stateOf(`A${copy}`))).toEqual(['lit', 'lit', 'still']);
    table.show({ narrowing: narrow(sets, ['hand:a']) });
    expect([0, 1, 2].map((copy) => stateOf(`A${copy}`))).toEqual(['picked', 'lit', 'still']);
  });

  it('registers with the table and unregisters', () => {
    const { present, unmount } = kitTable(<Thing id="pile" label="Pile" />);
    expect(present.mock.calls).toEqual([['pile', true]]);
    unmount();
    expect(present.mock.calls).toEqual([
      ['pile', true],
      ['pile', false],
    ]);
  });

  it('pulses while few items are highlighted, and keeps still among many', () => {
    const many = Array.from({ length: 13 }, (_, n) => choice(`m${n}`, `hand:${n}`));
    const table = kitTable(<Thing id="hand:0" label="First" />, { narrowing: narrow(many.slice(0, 12), []) });
    expect(thing('First').dataset.breathes).toBe('true');
    table.show({ narrowing: narrow(many, []) });
    expect(thing('First').dataset.breathes).toBeUndefined();
    expect(stateOf('First')).toBe('lit');
  });

  it('is highlighted by a line of the log, and so is a place', () => {
    const both = (
      <>
        <Thing id="pile" label="Pile" />
        <Place id="spot">here</Place>
      </>
    );
    const table = kitTable(both);
    const lit = () =>
      [...document.querySelectorAll('[data-pointed]')].map((each) => each.getAttribute('data-thing') ?? each.getAttribute('data-place'));
    expect(lit()).toEqual([]);
    table.show({ pointed: ['pile', 'spot', 'elsewhere'] });
    expect(lit()).toEqual(['pile', 'spot']);
  });

  it('that does not change is not rendered again at a pick', () => {
    let drawn = 0;
    const Counted = memo(function Counted() {
      drawn++;
      return null;
    });
    const Pile = memo(function Pile() {
      return (
        <Thing id="pile" label="Pile">
          <Counted />
        </Thing>
      );
    });
    const table = kitTable(<Pile />, { narrowing: narrow(BUILD, []) });
    table.show({ narrowing: narrow(BUILD, ['hand:castle']) });
    expect(drawn).toBe(1);
  });

  it('may be a tile, which says its name and what it costs', () => {
    const { touch } = kitTable(
      <Tile id="verb:buy" label="Buy for 3" icon="M0 0" name="Buy">
        3 gold
      </Tile>,
      { narrowing: narrow([choice('buy', 'verb:buy')], []) },
    );
    expect(screen.getByRole('button', { name: 'Buy for 3' }).textContent).toBe('Buy 3 gold');
    fireEvent.click(thing('Buy for 3'));
    expect(touch).toHaveBeenCalledOnce();
  });

  it('outside a table says so', () => {
    // React logs the error that it rethrows.
    const quiet = console.error;
    console.error = () => undefined;
    try {
      expect(() => render(<Thing id="pile" label="Pile" />)).toThrow('a board is shown outside a table');
    } finally {
      console.error = quiet;
    }
  });
});
