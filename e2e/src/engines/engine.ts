import type { Drive } from '../drive.ts';

/** A browser engine to play in. */
export interface Engine {
  readonly name: string;
  /** How to get it, for somebody who has it not. */
  readonly install: string;
  /** The programs it needs are there. */
  isInstalled(): boolean;
  open(): Promise<OpenEngine>;
}

export interface OpenEngine {
  readonly version: string;
  readonly drive: Drive;
  close(): Promise<void>;
}
