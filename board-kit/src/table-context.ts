import type { Decision, Language, Seat, Viewer } from '@belfry/kernel';
import { createContext, createElement, type ReactNode, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Choice, Narrowing } from './chooser.ts';
import type { CrestName } from './crest.tsx';
import type { Say } from './words.ts';

/** The public facts about a seat. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly crest: CrestName;
  /** Index of the player's pigment. */
  readonly colour: number;
  readonly kind: 'you' | 'person' | 'bot' | 'open';
  readonly level?: string;
  readonly away?: boolean;
  /** A bot plays here for the person whose seat it is. */
  readonly isStandIn?: boolean;
}

/** What a thing shows when it is looked at closely: what it is, what it does for whom, the numbers now, and the clause. */
export interface Closeup {
  readonly title: string;
  /** The thing itself, drawn large. */
  readonly body?: ReactNode;
  /** Sentences about it. */
  readonly text?: readonly string[];
  /** What needs a sheet of its own, and comes first there; not shown while the pointer merely rests on the thing. */
  readonly more?: ReactNode;
  /** Clause of the rules that says more. */
  readonly clause?: string;
}

/** A touched thing, as it can be shown. */
export interface Seen {
  readonly closeup: Closeup;
  readonly at: Element;
  /** With a finger or a pen: nothing has been seen closely before. */
  readonly byTouch: boolean;
}

/** The table as boards see it. Boards read it and call `touch`, through `Thing`; they change nothing else. `Texts` are the catalogues that can be said at it. */
// biome-ignore lint/complexity/noBannedTypes: without catalogues there are no keys, only phrases
export interface TableModel<Texts = {}> {
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
  /** Who owes a decision now. */
  readonly pending: readonly Decision[];
  readonly say: Say<Texts>;
  readonly language: Language;
  /** All legal moves of the viewer; empty while others decide. */
  readonly choices: readonly Choice[];
  /** The rules as far as a reader may ask them; boards pass moves to it, never decide. */
  readonly rulesPage: (clause: string) => string;
  /** Points at a thing: narrows the choice, takes it back, or explains why not. `meant` is the move a player would mean by it, `seen` what can be shown of it. */
  touch(id: string, picked: boolean, meant?: unknown, seen?: Seen): void;
  /** Shows a thing closely; null puts it away. */
  look(closeup: Closeup | null, at: Element | null, how?: { readonly pinned: boolean }): void;
  /** A thing came on the table or left it. */
  present(id: string, here: boolean): void;
}

/** What changes at every pick. It is kept apart from the table. */
export interface Pointing {
  readonly narrowing: Narrowing;
  /** Things highlighted by the log or by the last move. */
  readonly pointed: ReadonlySet<string>;
}

const TableContext = createContext<TableModel | null>(null);
const PointingContext = createContext<PointingStore | null>(null);

/** Things subscribe to their state and re-render when it changes: a context would re-render the whole board at every pick. */
class PointingStore {
  private readonly listeners = new Set<() => void>();
  now: Pointing;
  constructor(now: Pointing) {
    this.now = now;
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  tell(): void {
    for (const listener of this.listeners) listener();
  }
}

interface TableProviderProps {
  readonly model: TableModel;
  readonly pointing: Pointing;
  readonly children: ReactNode;
}

export function TableProvider({ model, pointing, children }: TableProviderProps): ReactNode {
  const [store] = useState(() => new PointingStore(pointing));
  // Whatever is drawn together with the table is drawn right at once; what stays as it is hears of it before anything is painted.
  store.now = pointing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever the pointing is another one
  useLayoutEffect(() => store.tell(), [store, pointing]);
  return createElement(TableContext, { value: model }, createElement(PointingContext, { value: store }, children));
}

/** The shell joins the texts of the house, of the game and of its board: a part of a board asks for those it says. */
// biome-ignore lint/complexity/noBannedTypes: without catalogues there are no keys, only phrases
export function useTable<Texts = {}>(): TableModel<Texts> {
  return atTable(useContext(TableContext)) as TableModel<Texts>;
}

/** Something about how far the player has pointed: a plain value, or a part of it that stays the same as long as it says the same. The component re-renders when the answer changes. */
export function usePointing<T>(ask: (pointing: Pointing) => T): T {
  const store = atTable(useContext(PointingContext));
  const answer = () => ask(store.now);
  return useSyncExternalStore(store.subscribe, answer, answer);
}

function atTable<T>(value: T | null): T {
  if (value === null) throw new Error('a board is shown outside a table');
  return value;
}

/** The seat whose screen this is, or null for a spectator. */
export function ownSeat(table: TableModel): Seat | null {
  return typeof table.viewer === 'number' ? table.viewer : null;
}
