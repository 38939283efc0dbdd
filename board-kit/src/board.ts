import type { Decision, GameEvent, GameView, Phrase, Seat, Viewer } from '@belfry/kernel';
import type { ComponentType } from 'react';
import type { Catalogues } from './words.ts';

/** A number everybody may see beside a player's name. The shell also shows how a staged move changes it. */
export interface Fact {
  readonly id: string;
  /** Path of a game icon. */
  readonly icon: string;
  /** Key of a text, for tooltip and screen reader. */
  readonly label: string;
  readonly value: number;
  /** Shown as a score: large, and in the score over time. */
  readonly score?: boolean;
  readonly clause?: string;
}

/** A small mark beside a player's name: the crown, a shown character. */
export interface Badge {
  readonly icon: string;
  readonly label: Phrase;
}

/** Something that visibly travels: from and to are ids of things or places on the table. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly icon: string;
  readonly count?: number;
  readonly tone?: 'gold' | 'card' | 'danger';
}

export interface BoardProps<V> {
  readonly view: V;
}

/**
 * What a game's board folder gives the table. Nothing here decides anything: it shows a view, names things,
 * and says which things an event was about.
 */
export interface BoardModule<V extends GameView = GameView, M = unknown, E extends GameEvent = GameEvent> {
  /** Words that stand on the board only: `verb.build`, labels, help. Merged over the game's own texts. */
  readonly text: Catalogues;
  /** The class that gives the room its surface and light. */
  readonly room: string;
  readonly Board: ComponentType<BoardProps<V>>;
  /** What lies before the player: hand and holdings. */
  readonly Hand?: ComponentType<BoardProps<V>>;
  /** The order of play, first to act first. */
  order(view: V): readonly Seat[];
  facts(view: V, seat: Seat): readonly Fact[];
  badges?(view: V, seat: Seat): readonly Badge[];
  /** How far the game is, in a few words. */
  progress(view: V): Phrase;
  eventIcon(event: E): string;
  /** The things and places a line of the log lights. */
  eventThings(event: E): readonly string[];
  /** Does this event open a new paragraph of the log? */
  opensTurn(event: E): boolean;
  flights(event: E): readonly Flight[];
  /** Moves the rules accept though their list is shorter, few enough to be pointed at; the shell asks the rules about each. */
  beyond?(view: V, viewer: Viewer): readonly M[];
  /** A move outside the bounded list, from the things pointed at; the shell asks the rules whether it is accepted. */
  compose?(picks: readonly string[], view: V): M | null;
  /** What is asked at this step of a longer decision of the viewer, who may make these moves; the words of the rules where it says nothing. */
  asks?(view: V, decision: Decision, moves: readonly M[]): Phrase | undefined;
  /** What speaks against a legal move (income left lying, a blow at nobody): it is said, and asked about before the move is played. */
  caution?(view: V, move: M, moves: readonly M[]): Phrase | undefined;
  /** Kinds of decisions so small and frequent that one click does, though it cannot be taken back. */
  readonly light?: ReadonlySet<Decision['kind']>;
  /** What a learner should know about a decision: a key of `text` (a sentence or two) and the clause behind it. `lesson.goal` tells what the game is about. */
  lesson?(decision: Decision): { readonly text: string; readonly clause: string } | undefined;
  /** The icon of a verb in the action bar. */
  verbIcon?(verb: string): string | undefined;
  /** What needs more than pointing (a trade offer): a window for a verb, opened when the verb has been chosen. */
  readonly windows?: Readonly<Record<string, ComponentType<WindowProps<V, M>>>>;
}

export interface WindowProps<V, M> {
  readonly view: V;
  /** Would the rules accept this move? */
  accepts(move: M): boolean;
  /** Stages the move as if it had been pointed at. */
  propose(move: M): void;
  close(): void;
}
