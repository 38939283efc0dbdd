import type { ReactNode } from 'react';
import type { Catalogues, Say } from './words.ts';

/** The guide of a game, to read before or instead of the rules. Loaded on demand. */
export interface GameGuide {
  /** Words of the guide alone; `tell` may use those of the game and of its board as well. */
  readonly text: Catalogues;
  /** How many sit at the table in the picture. */
  readonly players: number;
  tell(say: Say): GuideContents;
}

/** What a guide shows, in the order of the page. */
export interface GuideContents {
  /** What the game is about and who wins, in two or three sentences. */
  readonly aim: readonly string[];
  /** What lies where before the first move: numbers on the drawn board, and what is said to each. */
  readonly setup: readonly GuidePlace[];
  /** What happens in a turn or a round, step by step. */
  readonly turn: readonly GuideStep[];
  /** When the game is over. */
  readonly end: GuideStep;
  /** The score sheet. */
  readonly scoring: readonly GuideScore[];
  /** What the symbols of the board mean. */
  readonly signs: readonly GuideSign[];
  readonly sections: readonly GuideSection[];
}

export interface GuidePlace {
  /** Selects the part of the board; without one it is said and not pointed at. */
  readonly at?: string;
  readonly text: string;
}

export interface GuideStep {
  /** Path of a game icon. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly clause: string;
}

export interface GuideScore {
  readonly name: string;
  readonly points: string;
  readonly clause: string;
}

export interface GuideSign {
  readonly picture: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly clause: string;
}

/** Cards, or whatever else there are several kinds of. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  /** Is the whole section short enough for the player aid? */
  readonly onAid: boolean;
  readonly filters: readonly GuideFilter[];
  readonly cards: readonly GuideCard[];
}

export interface GuideFilter {
  readonly id: string;
  readonly title: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

export interface GuideCard {
  readonly id: string;
  readonly name: string;
  /** What it does, and its facts, in words: search looks here, and the player aid prints it. */
  readonly text: string;
  readonly picture: ReactNode;
  /** How many there are of it. */
  readonly copies: number;
  readonly clause: string;
  /** Its value, or values, in each filter of the section. */
  readonly is: Readonly<Record<string, string | readonly string[]>>;
}
