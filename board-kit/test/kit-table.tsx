import type { Viewer } from '@belfry/kernel';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type Choice, type Narrowing, narrow, type Pointing, type SeatInfo, type TableModel, TableProvider } from '../src/index.ts';

export const choice = (notation: string, ...targets: string[]): Choice => ({ move: notation, notation, targets });

const SEATS: readonly SeatInfo[] = [
  { seat: 0, name: 'Ann', crest: 'lion', colour: 0, kind: 'you' },
  { seat: 1, name: 'Ben', crest: 'rose', colour: 1, kind: 'person' },
];

interface Shown {
  readonly viewer?: Viewer;
  readonly narrowing?: Narrowing;
  readonly pointed?: readonly string[];
  /** Another language: the same words with this before them. */
  readonly said?: string;
}

/** Renders a table without a game, and records what boards ask of it. */
export function kitTable(part: ReactNode, first: Shown = {}) {
  const [touch, look, resay] = [vi.fn<TableModel['touch']>(), vi.fn<TableModel['look']>(), vi.fn<TableModel['resay']>()];
  const present = vi.fn<TableModel['present']>();
  const model: TableModel = {
    seats: SEATS,
    viewer: first.viewer ?? 0,
    reader: 0,
    pending: [],
    say: ((key: unknown) => String(key)) as TableModel['say'],
    language: 'en',
    choices: [],
    rulesPage: (clause) => `/rules#${clause}`,
    touch,
    carry: () => null,
    look,
    resay,
    present,
  };
  const pointing = ({ narrowing = narrow([], []), pointed = [] }: Shown): Pointing => ({ narrowing, pointed: new Set(pointed) });
  const words = (said: string) => ((key: unknown) => `${said}${String(key)}`) as TableModel['say'];
  const around = (shown: Shown) => (
    <TableProvider model={shown.said === undefined ? model : { ...model, say: words(shown.said) }} pointing={pointing(shown)}>
      {part}
    </TableProvider>
  );
  const { rerender, unmount } = render(around(first));
  return { touch, look, resay, present, unmount, show: (shown: Shown) => rerender(around(shown)) };
}
