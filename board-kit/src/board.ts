import type { Decision, GameEvent, GameView, Phrase, PhraseArg, ScoreLine, Seat, Viewer } from '@belfry/kernel';
import type { ComponentType } from 'react';
import type { Catalogues } from './words.ts';

/** A public number beside a player's name. The shell also shows how a staged move changes it. */
export interface Fact {
  readonly id: string;
  /** The path of a game icon. */
  readonly icon: string;
  /** A text key, for screen readers; the same key with `.text` explains the number. */
  readonly label: string;
  readonly value: number;
  /** Shown as a score: large, and in the chart of scores over time. */
  readonly score?: boolean;
  readonly clause?: string;
  /** Shown only when a staged move changes it, or only in the panel; by default both. */
  readonly only?: 'changes' | 'panel';
  /** Points that the final scoring adds to: after the game, the score sheet's total replaces them. */
  readonly total?: boolean;
}

/** A small mark beside a player's name: the crown, a revealed character. */
export interface Badge {
  readonly icon: string;
  readonly label: Phrase;
  readonly clause?: string;
}

/** A piece that visibly moves: `from` and `to` are ids of things or places on the table, or selectors of parts of the board. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly icon: string;
  readonly count?: number;
  readonly tone?: 'gold' | 'card' | 'danger';
  /** A selector for the board's drawing of the piece. By default, gold is a struck coin, and anything else a disc with the icon. */
  readonly piece?: string;
  /** The board draws the piece only at its destination (everything new there, unless `piece` narrows it), and reveals it on arrival. */
  readonly arrives?: true;
}

/** The sound of a piece when it lands. */
export type Sound = 'coin' | 'card' | 'die' | 'building';

/** What tells one game's ambience from another's, in hertz. */
export interface Ambience {
  /** The pitch of the distant bells. */
  readonly bell: number;
  /** Where the wind is strongest: lower is darker. */
  readonly wind: number;
}

/** A dramatic moment: a player is attacked, or wins something everyone wanted. */
export type Beat = 'blow' | 'honour';

/** How the log combines consecutive events of one kind into one line: `together.<kind>` with `{items}`, `{count}` and `{seat}`. */
export interface Gathering {
  readonly kind: string;
  /** If set, only events of this seat belong to the line. */
  readonly seat?: Seat;
  /** The event's item in the list. */
  readonly item: PhraseArg;
  /** The item's owner, for a line about several players. */
  readonly of?: Seat;
}

/** What dropping a thing on another thing or place means. */
export interface Drop<M = unknown> {
  /** What the player would point at instead, in this order. */
  readonly picks: readonly string[];
  /** The move that is meant; the rules explain why it is not allowed. */
  readonly meant: M;
}

export interface BoardProps<V> {
  readonly view: V;
}

/**
 * What a game's board package provides to the table. It makes no decisions: it shows a view, names things, and says which things an event
 * was about.
 */
export interface BoardModule<V extends GameView = GameView, M = unknown, E extends GameEvent = GameEvent> {
  /** Texts for the board only: `verb.build`, labels, help. Merged over the game's own texts. */
  readonly text: Catalogues;
  /** The class that sets the background and light of the room. */
  readonly room: string;
  readonly Board: ComponentType<BoardProps<V>>;
  /** The player's own area: hand and holdings. */
  readonly Hand?: ComponentType<BoardProps<V>>;
  /** Returns the order of the seats on the strip, which follows their places on the board. */
  order(view: V): readonly Seat[];
  facts(view: V, seat: Seat): readonly Fact[];
  badges?(view: V, seat: Seat): readonly Badge[];
  /** A player's area, large enough to read: shown in the seat's closeup. */
  readonly Closely?: ComponentType<BoardProps<V> & { readonly seat: Seat }>;
  /** Returns how far the game is, in a few words. */
  progress(view: V): Phrase;
  eventIcon(event: E): string;
  /** Returns the things and places that a log line highlights. */
  eventThings(event: E): readonly string[];
  /** Returns whether this event starts a new paragraph of the log. */
  opensTurn(event: E): boolean;
  /** Returns how an event combines with others of its kind; 'unsaid' omits an obvious event. */
  gather?(event: E): Gathering | 'unsaid' | undefined;
  flights(event: E, viewer: Viewer): readonly Flight[];
  /** Returns whether an event is dramatic: a short animation with its icon, on the first of its things. */
  beat?(event: E): Beat | undefined;
  /** Returns the seat that another player's action harms: the event stays marked until that player has seen it. */
  harms?(event: E): Seat | undefined;
  /** The sounds of events. */
  readonly sounds?: Readonly<Partial<Record<E['type'], Sound>>>;
  readonly ambience?: Ambience;
  /** Returns what a line of the score sheet counts, to highlight while it is counted; by default, the players themselves. */
  scored?(view: V, line: ScoreLine): readonly string[];
  /** Returns the places that matter for a question besides its targets: no overlay covers them while it is open. */
  matters?(view: V, decision: Decision): readonly string[];
  /** Returns the place of a player's city, which celebrates when the player wins. */
  homeOf?(seat: Seat): string;
  /** Returns moves the rules accept beyond the bounded list, few enough to point at; the shell checks each with the rules. */
  beyond?(view: V, viewer: Viewer): readonly M[];
  /** Returns a move outside the bounded list, from the things pointed at; the shell checks it with the rules. */
  compose?(picks: readonly string[], view: V): M | null;
  /** Returns what dropping a thing on another thing or place means; undefined: nothing. It is legal where pointing at its picks is. */
  drops?(thing: string, onto: string, view: V): Drop<M> | undefined;
  /** Returns the prompt for this step of the viewer's longer decision, given these moves; by default, the rules' own text. */
  asks?(view: V, decision: Decision, moves: readonly M[]): Phrase | undefined;
  /**
   * Returns the name of a picked thing for a headline ("Potter: choose an action"); the next prompt is in `text` as `next.verb.<verb>` or
   * `next.<kind>`.
   */
  nameOf?(thing: string, view: V): Phrase | undefined;
  /**
   * Kinds of decisions that need only one click although they cannot be undone: small and frequent ones, and those in which each thing
   * shows its whole move.
   */
  readonly light?: ReadonlySet<Decision['kind']>;
  /** Questions that other players may ask repeatedly, and that the page can answer for its player. */
  readonly standing?: StandingAnswers<V, M>;
  /** Answers a player can give in advance, and that hold while they are away until they move: only at tables on a server. */
  readonly inAdvance?: readonly AnswerInAdvance<V, M>[];
  /**
   * Returns a learner's hint for a decision: a key of `text` (a sentence or two) and its clause. `lesson.goal` explains the aim of the
   * game.
   */
  lesson?(decision: Decision): { readonly text: string; readonly clause: string } | undefined;
  /** Returns a learner's hint for an event that concerns the viewer: a key of `text` (a sentence or two); the clause is the event's. */
  remark?(event: E, viewer: Viewer): string | undefined;
  /** Returns the icon of a verb in the action bar. */
  verbIcon?(verb: string): string | undefined;
  /** Verbs that stand after all others in the action bar, though the moves may name them first. */
  lastVerbs?: ReadonlySet<string>;
  /** Windows for moves that need more than pointing (a trade offer), by verb; each opens when the player chooses the verb. */
  readonly windows?: Readonly<Record<string, ComponentType<WindowProps<V, M>>>>;
}

/**
 * A standing answer: `standing.stop`, `standing.stopped` and `standing.resume` of `text` label a player's wish for no more questions of
 * this kind for now.
 */
export interface StandingAnswers<V, M> {
  readonly kind: Decision['kind'];
  readonly move: M;
  /** Returns why only that answer is possible or sensible; undefined if the player has a choice. */
  foregone(view: V, seat: Seat): Phrase | undefined;
  /** Returns a key for the duration of the wish: it ends when the key changes. */
  period(view: V): string;
}

/** The same answer to every question of a kind: `ahead.<kind>` of `text` offers it, `ahead.<kind>.on` shows that it is active. */
export interface AnswerInAdvance<V, M> {
  readonly kind: Decision['kind'];
  readonly move: M;
  /** Returns whether such a question is possible in this position; by default always. */
  matters?(view: V, seat: Seat): boolean;
  /**
   * Another answer to offers that meet terms, as judged by `meets` of the rules: `ahead.<kind>.terms` offers it, `ahead.<kind>.terms.on`
   * with `terms` shows that it is active.
   */
  readonly terms?: {
    readonly move: M;
    readonly Form: ComponentType<TermsFormProps<V, M>>;
    say(terms: M): PhraseArg;
  };
}

export interface TermsFormProps<V, M> {
  readonly view: V;
  /** Submits the terms, as a move of the player's own. */
  propose(terms: M): void;
}

export interface WindowProps<V, M> {
  readonly view: V;
  /** Returns whether the rules would accept this move. */
  accepts(move: M): boolean;
  /** Stages the move as if the player had pointed at it. */
  propose(move: M): void;
  close(): void;
}
