import { createRequire } from 'node:module';

/** The part of boardgame.io 0.50.2 that the peer uses. Its packages are folders, which only `require` can open. */
export interface PeerLibrary {
  Client<G>(opts: { game: PeerGame<G>; numPlayers: number; debug: boolean }): PeerClient<G>;
}

export interface PeerGame<G> {
  readonly name: string;
  readonly seed: string;
  setup(context: { ctx: PeerContext; random: PeerRandom }): G;
  readonly moves: Readonly<Record<string, (context: MoveContext<G>, ...args: number[]) => void>>;
  endIf(context: { G: G; ctx: PeerContext }): { readonly winner: number } | undefined;
}

export interface MoveContext<G> {
  readonly G: G;
  readonly ctx: PeerContext;
  readonly random: PeerRandom;
  readonly events: { endTurn(): void };
}

export interface PeerContext {
  readonly currentPlayer: string;
  readonly numPlayers: number;
  readonly gameover?: { readonly winner: number };
}

interface PeerRandom {
  Shuffle<T>(items: T[]): T[];
}

interface PeerClient<G> {
  readonly moves: Readonly<Record<string, (...args: number[]) => void>>;
  start(): void;
  stop(): void;
  getState(): { readonly G: G; readonly ctx: PeerContext } | null;
}

/** Loads boardgame.io the way its users ship it: in production mode, without its debug panel. */
export function loadBoardgameIo(): PeerLibrary {
  process.env.NODE_ENV ??= 'production';
  return createRequire(import.meta.url)('boardgame.io/client');
}
