import type { ReactNode } from 'react';
import type { Catalogues, Say } from './words.ts';

/** A game's guide, to read before or instead of the rules. Loaded on demand. */
export interface GameGuide {
  /** Texts for the guide only; `tell` may also use those of the game and its board. */
  readonly text: Catalogues;
  /** The number of players in the picture. */
  readonly players: number;
  tell(say: Say): GuideContents;
}

/** The contents of a guide, in page order. */
export interface GuideContents {
  /** The aim of the game and who wins, in two or three sentences. */
  readonly aim: readonly string[];
  /** The setup: numbered places on the drawn board, with a text for each. */
  readonly setup: readonly GuidePlace[];
  /** A turn or a round, step by step. */
  readonly turn: readonly GuideStep[];
  /** When the game ends. */
  readonly end: GuideStep;
  readonly scoring: readonly GuideScore[];
  /** The symbols of the board. */
  readonly signs: readonly GuideSign[];
  readonly sections: readonly GuideSection[];
}

export interface GuidePlace {
  /** A selector for the part of the board; without one, the text points at nothing. */
  readonly at?: string;
  readonly text: string;
}

export interface GuideStep {
  /** The path of a game icon. */
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

/** A section with the kinds of cards or other components. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  /** Too long for the player aid. */
  readonly isLong?: true;
  readonly filters?: readonly GuideFilter[];
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
  /** Its effect and facts in words, for search and for the printed player aid. */
  readonly text: string;
  readonly picture: ReactNode;
  /** How many copies there are; by default one. */
  readonly copies?: number;
  readonly clause: string;
  /** Its value, or values, in each filter of the section. */
  readonly is?: Readonly<Record<string, string | readonly string[]>>;
}
