import type { Drive } from '../drive.ts';

/** A browser engine to test with. */
export interface Engine {
  readonly name: string;
  /** How to install it. */
  readonly install: string;
  /** True if the programs it needs are installed. */
  isInstalled(): boolean;
  open(): Promise<OpenEngine>;
}

export interface OpenEngine {
  readonly version: string;
  readonly drive: Drive;
  close(): Promise<void>;
}
