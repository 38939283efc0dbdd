import type { Decision, GameEvent, GameView, Phrase, PhraseArg, ScoreLine, Seat, Viewer } from '@belfry/kernel';
import type { ComponentType } from 'react';
import type { Catalogues } from './words.ts';

/** A public number beside a player's name. The shell also shows how a staged move changes it. */
export interface Fact {
  readonly id: string;
  /** Path of a game icon. */
  readonly icon: string;
  /** Key of a text, for screen readers; the same key with `.text` tells what the number is for. */
  readonly label: string;
  readonly value: number;
  /** Shown as a score: large, and in the score over time. */
  readonly score?: boolean;
  readonly clause?: string;
  /** Told only when a staged move changes it, or only in the panel; both where nothing is said. */
  readonly only?: 'changes' | 'panel';
  /** Points that the end adds to: when the game is over, the total of the score sheet stands here. */
  readonly total?: boolean;
}

/** A small mark beside a player's name: the crown, a shown character. */
export interface Badge {
  readonly icon: string;
  readonly label: Phrase;
  readonly clause?: string;
}

/** Something that visibly travels: from and to are ids of things or places on the table, or selectors of parts of the board. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly icon: string;
  readonly count?: number;
  readonly tone?: 'gold' | 'card' | 'danger';
  /** Where the board draws the piece that travels: a selector. Gold without one is a struck coin, all else a disc with the icon. */
  readonly piece?: string;
  /** The piece is drawn only where it comes to lie (all that is new there, unless `piece` says more), and shows there when it has arrived. */
  readonly arrives?: true;
}

/** What a piece sounds like when it lands. */
export type Sound = 'coin' | 'card' | 'die' | 'building';

/** A dramatic moment: somebody is struck, or wins something that everybody wanted. */
export type Beat = 'blow' | 'honour';

/** How the log says several events of one kind that follow each other in one line: `together.<kind>` with `{items}`, `{count}` and `{seat}`. */
export interface Gathering {
  readonly kind: string;
  /** Only events of this seat belong to the line. */
  readonly seat?: Seat;
  /** What the event adds to the list. */
  readonly item: PhraseArg;
  /** Whose item it is, where a line tells of several players. */
  readonly of?: Seat;
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
  /** The order of the seats on the strip: that of their places on the board. */
  order(view: V): readonly Seat[];
  facts(view: V, seat: Seat): readonly Fact[];
  badges?(view: V, seat: Seat): readonly Badge[];
  /** A player's area, large enough to read: shown in the closeup of the seat. */
  readonly Closely?: ComponentType<BoardProps<V> & { readonly seat: Seat }>;
  /** How far the game is, in a few words. */
  progress(view: V): Phrase;
  eventIcon(event: E): string;
  /** The things and places a line of the log lights. */
  eventThings(event: E): readonly string[];
  /** Does this event open a new paragraph of the log? */
  opensTurn(event: E): boolean;
  /** What an event says together with others of its kind; `unsaid` what goes without saying. */
  gather?(event: E): Gathering | 'unsaid' | undefined;
  flights(event: E, viewer: Viewer): readonly Flight[];
  /** Which events are dramatic: a short beat with their icon, on the first of their things. */
  beat?(event: E): Beat | undefined;
  /** Whom an event harms by another player's deed: it stays marked until that player has seen it. */
  harms?(event: E): Seat | undefined;
  /** Which events are heard, and as what. */
  readonly sounds?: Readonly<Partial<Record<E['type'], Sound>>>;
  /** What a line of the score sheet counts, to be lit while it is counted; the players themselves where it says nothing. */
  scored?(view: V, line: ScoreLine): readonly string[];
  /** The places that matter for a question besides what can be pointed at: nothing lies over them while it is asked. */
  matters?(view: V, decision: Decision): readonly string[];
  /** The place of a player's city: it celebrates when the player wins. */
  homeOf?(seat: Seat): string;
  /** Moves the rules accept though their list is shorter, few enough to be pointed at; the shell asks the rules about each. */
  beyond?(view: V, viewer: Viewer): readonly M[];
  /** A move outside the bounded list, from the things pointed at; the shell asks the rules whether it is accepted. */
  compose?(picks: readonly string[], view: V): M | null;
  /** What is asked at this step of a longer decision of the viewer, who may make these moves; the words of the rules where it says nothing. */
  asks?(view: V, decision: Decision, moves: readonly M[]): Phrase | undefined;
  /** The name of a thing that was pointed at, as a headline says it ("Potter: what for?"); what is asked for next stands in `text` as `next.verb.<verb>` or `next.<kind>`. */
  nameOf?(thing: string, view: V): Phrase | undefined;
  /** Kinds of decisions in which one click does, though it cannot be taken back: small and frequent ones, and those in which each thing says its whole move. */
  readonly light?: ReadonlySet<Decision['kind']>;
  /** Questions that other players may ask repeatedly, which the page can answer for its player. */
  readonly standing?: StandingAnswers<V, M>;
  /** What can be answered in advance, without being there, until one moves oneself: at tables that a server keeps. */
  readonly inAdvance?: readonly AnswerInAdvance<V, M>[];
  /** What a learner should know about a decision: a key of `text` (a sentence or two) and the clause behind it. `lesson.goal` tells what the game is about. */
  lesson?(decision: Decision): { readonly text: string; readonly clause: string } | undefined;
  /** What a learner should know about something that has happened, where it concerns the viewer: a key of `text` (a sentence or two); the clause is that of the event. */
  remark?(event: E, viewer: Viewer): string | undefined;
  /** The icon of a verb in the action bar. */
  verbIcon?(verb: string): string | undefined;
  /** What needs more than pointing (a trade offer): a window for a verb, opened when the verb has been chosen. */
  readonly windows?: Readonly<Record<string, ComponentType<WindowProps<V, M>>>>;
}

/** An answer that stands: `standing.stop`, `standing.stopped` and `standing.resume` of `text` say that a player wants no more questions of the kind for now. */
export interface StandingAnswers<V, M> {
  readonly kind: Decision['kind'];
  readonly move: M;
  /** Why no other answer than that is possible, or worth giving; undefined where the player has a choice. */
  foregone(view: V, seat: Seat): Phrase | undefined;
  /** How long such a wish holds: until this changes. */
  period(view: V): string;
}

/** The same answer to every question of a kind: `ahead.<kind>` of `text` offers it, `ahead.<kind>.on` says that it stands. */
export interface AnswerInAdvance<V, M> {
  readonly kind: Decision['kind'];
  readonly move: M;
  /** May such a question come, as it looks now? Without it: always. */
  matters?(view: V, seat: Seat): boolean;
  /** Another answer to what meets terms, as `meets` of the rules judges them: `ahead.<kind>.terms` offers it, `ahead.<kind>.terms.on` says with `terms` that it stands. */
  readonly terms?: {
    readonly move: M;
    readonly Form: ComponentType<TermsFormProps<V, M>>;
    say(terms: M): PhraseArg;
  };
}

export interface TermsFormProps<V, M> {
  readonly view: V;
  /** Says the terms, as a move of one's own. */
  propose(terms: M): void;
}

export interface WindowProps<V, M> {
  readonly view: V;
  /** Would the rules accept this move? */
  accepts(move: M): boolean;
  /** Stages the move as if it had been pointed at. */
  propose(move: M): void;
  close(): void;
}
