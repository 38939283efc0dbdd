// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Card,
  CardBack,
  Coin,
  CREST_ICONS,
  CRESTS,
  Crest,
  Figure,
  handTitle,
  Icon,
  IconIn,
  KIT_TEXT,
  lessonsBy,
  Note,
  PATTERNS,
  PatternSwatch,
  Pips,
  PLAYER_PIGMENTS,
  playerPigment,
  reducesMotion,
  Seal,
  SeatCrest,
  scrollBehavior,
  seatOf,
  seatsAround,
  Token,
} from '../src/index.ts';
import { kitTable } from './kit-table.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drawn = (part: ReactNode) =>
  render(
    <svg role="img" aria-label="drawing">
      {part}
    </svg>,
  ).container;

describe('pieces', () => {
  it('dice show as many pips as they count, each on a place of its own within the die', () => {
    for (let value = 1; value <= 6; value++) {
      const pips = [...drawn(<Pips value={value} />).querySelectorAll('circle')].map((pip) =>
        [pip.getAttribute('cx'), pip.getAttribute('cy')].map(Number),
      );
      expect(pips).toHaveLength(value);
      expect(new Set(pips.map(String)).size).toBe(value);
      for (const at of pips.flat()) expect(at > 3.7 && at < 40 - 3.7).toBe(true);
      // A die looks the same from the opposite side.
      expect(pips.map(([x, y]) => String([40 - x, 40 - y])).sort()).toEqual(pips.map(String).sort());
      cleanup();
    }
    for (const value of [0, 7, -1, 2.5]) expect(drawn(<Pips value={value} />).querySelectorAll('circle')).toHaveLength(0);
  });

  it('with a label are read by screen readers, without one are decoration', () => {
    render(
      <>
        <Crest crest="lion" colour={0} label="Ann" />
        <Crest crest="rose" colour={1} />
        <Icon path="M0 0" label="Crown" />
        <Icon path="M0 0" />
        <Coin amount={3} label="3 gold" />
        <Seal label="First">I</Seal>
        <Token icon="M0 0" pigment="lapis" label="Guard" count={2} />
        <CardBack art={null} label="Draw pile" />
        <PatternSwatch pattern="dots" pigment="plum" label="Plum" />
        <Figure text={4} />
      </>,
    );
    expect(screen.getAllByRole('img').map((piece) => piece.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Ann', 'Crown', '3 gold', 'First', 'Guard', 'Draw pile', 'Plum']),
    );
    expect(document.querySelectorAll('.crest')[1]?.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelectorAll('svg.icon:not([aria-hidden="true"])')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Guard' }).textContent).toBe('2');
    // A figure's text is part of its thing's label, and not announced twice.
    expect(document.querySelector('.figure')?.textContent).toBe('');
  });

  it('a card shows its parts and no empty places', () => {
    render(<Card title="Castle" pigment="lapis" pattern="plain" art={null} />);
    expect(document.body.textContent?.trim()).toBe('Castle');
    expect(document.querySelector('.card-text, .card-corner, .card-mark')).toBeNull();
    cleanup();
    render(<Card title="Castle" pigment="lapis" pattern="dots" art={null} text="Worth 4." corner="4" mark="!" size="l" />);
    expect(['.card-title', '.card-text', '.card-corner', '.card-mark'].map((part) => document.querySelector(part)?.textContent)).toEqual([
      'Castle',
      'Worth 4.',
      '4',
      '!',
    ]);
    expect(document.querySelector('.card')?.className).toContain('card-l');
  });

  it('an icon in a drawing fills its square', () => {
    expect(
      drawn(<IconIn path="M0 0" x={10} y={20} size={64} fill="red" />)
        .querySelector('path')
        ?.getAttribute('transform'),
    ).toBe('translate(10 20) scale(0.125)');
  });

  it('a note says what it holds', () => {
    render(<Note>Lost in the fire</Note>);
    expect(document.querySelector('.note')?.textContent).toBe('Lost in the fire');
  });

  it('every crest has a picture of its own, and every colour and pattern a name of its own', () => {
    expect(new Set(CRESTS.map((crest) => CREST_ICONS[crest])).size).toBe(CRESTS.length);
    for (const crest of CRESTS) expect(CREST_ICONS[crest]).toMatch(/^[Mm][\d.\s-]/);
    expect(new Set(PLAYER_PIGMENTS).size).toBe(PLAYER_PIGMENTS.length);
    expect(new Set(PATTERNS).size).toBe(PATTERNS.length);
    // With more players than pigments, the pigments repeat.
    expect(playerPigment(PLAYER_PIGMENTS.length)).toBe(playerPigment(0));
    expect(playerPigment(1)).not.toBe(playerPigment(0));
  });

  it('the crest of a seat is that of its player; a free seat has none', () => {
    kitTable(
      <>
        <SeatCrest seat={1} label="Ben" />
        <SeatCrest seat={5} label="nobody" />
      </>,
    );
    expect(screen.getAllByRole('img').flatMap((piece) => piece.getAttribute('aria-label') ?? [])).toEqual(['Ben']);
    expect(screen.getByRole('img', { name: 'Ben' }).className).toContain(playerPigment(1));
  });
});

describe('seats around a table', () => {
  it('begin to the left of the viewer and end with them; a spectator sees them from the first', () => {
    expect(seatsAround(1, 4)).toEqual([2, 3, 0, 1]);
    expect(seatsAround(3, 4)).toEqual([0, 1, 2, 3]);
    for (const viewer of ['spectator', 'open'] as const) expect(seatsAround(viewer, 3)).toEqual([0, 1, 2]);
    expect(seatsAround(0, 0)).toEqual([]);
  });
});

describe('catalogues of the board kit', () => {
  it('say the same keys in every language', () => {
    for (const catalogue of Object.values(KIT_TEXT)) expect(Object.keys(catalogue).sort()).toEqual(Object.keys(KIT_TEXT.en).sort());
  });

  it('name a hand by the game when it is one’s own, by its player in a replay', () => {
    const say = ((key: string, args: unknown) => [key, args]) as never;
    expect(handTitle({ say, viewer: 0, reader: 0 })).toEqual(['hand.title', undefined]);
    expect(handTitle({ say, viewer: 1, reader: 0 })).toEqual(['hand.of', { seat: seatOf(1) }]);
    expect(handTitle({ say, viewer: 1, reader: null })).toEqual(['hand.of', { seat: seatOf(1) }]);
    expect(handTitle({ say, viewer: 'spectator', reader: null })).toEqual(['hand.title', undefined]);
  });

  it('teach a decision that has a clause, and no other', () => {
    const lesson = lessonsBy({ build: 'CIT-6.2' });
    expect(lesson({ kind: 'build', seat: 0 })).toEqual({ text: 'lesson.build', clause: 'CIT-6.2' });
    expect(lesson({ kind: 'bribe', seat: 0 })).toBeUndefined();
  });
});

describe('motion', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') })));
  it('follows the player’s setting', () => {
    expect([reducesMotion(), scrollBehavior()]).toEqual([true, 'auto']);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect([reducesMotion(), scrollBehavior()]).toEqual([false, 'smooth']);
  });
});
