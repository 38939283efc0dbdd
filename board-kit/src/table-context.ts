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
  /** The index of the player's pigment. */
  readonly colour: number;
  readonly kind: 'you' | 'person' | 'bot' | 'open';
  readonly level?: string;
  readonly away?: boolean;
  /** A bot plays here for the person whose seat it is. */
  readonly isStandIn?: boolean;
}

/** The closeup of a thing: what it is, what it does for whom, its current numbers, and its clause. */
export interface Closeup {
  readonly title: string;
  /** The thing itself, drawn large. */
  readonly body?: ReactNode;
  /** Sentences about it. */
  readonly text?: readonly string[];
  /** Content that needs a sheet of its own, and comes first there; not shown on hover. */
  readonly more?: ReactNode;
  /** The clause of the rules with details. */
  readonly clause?: string;
}

/** A touched thing, as a closeup can show it. */
export interface Seen {
  readonly closeup: Closeup;
  readonly at: Element;
  /** True for a finger or a pen, which cannot hover to see the closeup first. */
  readonly byTouch: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A thing that a player drags over the table. */
export interface Carried {
  /** Follows the pointer; returns whether dropping it here would mean something. */
  moveTo(point: Point): boolean;
  /** Drops it; null: nowhere. Returns whether that meant something: a choice, or a move that the rules refuse. */
  end(point: Point | null): boolean;
}

/**
 * The table as boards see it. Boards read it and call `touch` and `carry`, through `Thing`; they change nothing else. `Texts` are the catalogues whose
 * keys are available.
 */
// biome-ignore lint/complexity/noBannedTypes: without catalogues there are no keys, only phrases
export interface TableModel<Texts = {}> {
  readonly seats: readonly SeatInfo[];
  /** Whose view it is: in a replay the person at the screen may look through another seat. */
  readonly viewer: Viewer;
  /** The seat of the person at the screen, who is "you" in all texts; null for a spectator. */
  readonly reader: Seat | null;
  /** The decisions owed now. */
  readonly pending: readonly Decision[];
  readonly say: Say<Texts>;
  readonly language: Language;
  /** The viewer's legal moves; empty while others decide. */
  readonly choices: readonly Choice[];
  /** The address of a clause in the rules. */
  readonly rulesPage: (clause: string) => string;
  /**
   * Picks a thing: narrows the choice, undoes the pick, or explains why not. `meant` is the move a player would mean by it, `seen` its
   * closeup.
   */
  touch(id: string, picked: boolean, meant?: unknown, seen?: Seen): void;
  /** Lifts a thing that the pointer holds at `grip`; null if there is nothing to drop it on. */
  carry(id: string, thing: Element, grip: Point): Carried | null;
  /** Shows a closeup; null hides it. */
  look(closeup: Closeup | null, at: Element | null, how?: { readonly pinned: boolean }): void;
  /** Says the closeup of an element anew, if it is the open one: in another language, for instance. */
  resay(closeup: Closeup, at: Element): void;
  /** Registers that a thing appeared on the table or left it. */
  present(id: string, here: boolean): void;
}

/** The state that changes at every pick, kept apart from the table to save renders. */
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
  // Components that render with the table read the new value at once; memoised ones are notified before the next paint.
  store.now = pointing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever the pointing is another one
  useLayoutEffect(() => store.tell(), [store, pointing]);
  return createElement(TableContext, { value: model }, createElement(PointingContext, { value: store }, children));
}

/** Returns the table. The shell joins the texts of the site, of the game and of its board: each part of a board requests those it uses. */
// biome-ignore lint/complexity/noBannedTypes: without catalogues there are no keys, only phrases
export function useTable<Texts = {}>(): TableModel<Texts> {
  return atTable(useContext(TableContext)) as TableModel<Texts>;
}

/**
 * Returns a selection of the pointing state: a plain value, or a part of it that keeps its identity until it changes. The component
 * re-renders when the result changes.
 */
export function usePointing<T>(ask: (pointing: Pointing) => T): T {
  const store = atTable(useContext(PointingContext));
  const answer = () => ask(store.now);
  return useSyncExternalStore(store.subscribe, answer, answer);
}

function atTable<T>(value: T | null): T {
  if (value === null) throw new Error('a board is shown outside a table');
  return value;
}

/** Returns the viewer's seat, or null for a spectator. */
export function ownSeat(table: TableModel): Seat | null {
  return typeof table.viewer === 'number' ? table.viewer : null;
}
