import type { Decision } from '@belfry/kernel';
import type { Step } from '@belfry/live';
import type { Environment } from '../base/environment.ts';
import type { Coach } from './coach.ts';
import type { Told } from './descriptions.ts';
import type { Lines } from './lines.ts';
import type { TerminalTable } from './table.ts';

/** A player's display preferences. */
export interface Manner {
  /** Whether to draw the table instead of describing everything in words. */
  readonly drawn: boolean;
  /** Whether to start with the coach. */
  readonly coached: boolean;
}

export interface Session {
  readonly table: TerminalTable;
  readonly setting: Environment;
  readonly manner: Manner;
  readonly lines: Lines;
  readonly coach: Coach;
  /** All events so far, as text and as steps. */
  readonly heard: string[];
  readonly steps: Step[];
  /** The parts of the position as last described. */
  readonly told: Set<string>;
  /** The players that the last waiting message named. */
  awaited: string;
  /** The player's last move. */
  last: string | null;
  /** The table of the rematch, if the player goes on to it. */
  next: string | null;
  write(lines: readonly Told[]): void;
}

/** The result of an input line: the player leaves, the game continues, or the question stays open. */
export type Next = 'leave' | 'go on' | 'stay';

export interface Asked {
  readonly decision: Decision;
  readonly question: string;
  readonly moves: readonly unknown[];
  /** The move that the last warning was about. */
  warned: string | null;
}
