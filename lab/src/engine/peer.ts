import { type Chance, pick } from '@belfry/kernel';
import type { PeerLibrary } from './boardgame-io.ts';
import { type PeerSize, type PeerState, peerGame, peerMoves } from './peer-game.ts';

export interface PeerSample {
  readonly stateBytes: number;
  readonly choices: number;
}

/** Plays one random game of the peer through boardgame.io's own client; returns the number of moves. */
export function playPeerGame(
  library: PeerLibrary,
  size: PeerSize,
  chance: Chance,
  look?: (state: PeerState, choices: number) => void,
): number {
  const client = library.Client({ game: peerGame(size, String(chance.below(1e9))), numPlayers: size.players, debug: false });
  client.start();
  for (let moves = 0; ; moves++) {
    const state = client.getState();
    const choices = state === null ? [] : peerMoves(state.G, state.ctx, size);
    if (state === null || choices.length === 0) {
      client.stop();
      return moves;
    }
    look?.(state.G, choices.length);
    const [name, ...args] = pick(chance, choices);
    client.moves[name]?.(...args);
  }
}

const SAMPLED_GAMES = 2;

export function samplePeer(library: PeerLibrary, size: PeerSize, chance: Chance): PeerSample {
  let bytes = 0;
  let choices = 0;
  let moments = 0;
  for (let i = 0; i < SAMPLED_GAMES; i++) {
    playPeerGame(library, size, chance, (state, count) => {
      bytes += JSON.stringify(state).length;
      choices += count;
      moments++;
    });
  }
  return { stateBytes: bytes / moments, choices: choices / moments };
}

/** Sizes the peer like the game: map cells for the missing bytes (two each), market stalls for the missing choices. */
export function sizedLike(library: PeerLibrary, players: number, like: PeerSample, chance: Chance): PeerSize {
  let size: PeerSize = { players, lots: 0, stalls: 0 };
  // A stall is not open in every step, so the number of stalls is found by iteration.
  for (let round = 0; round < 4; round++) {
    const now = samplePeer(library, size, chance);
    size = {
      players,
      lots: Math.max(0, size.lots + Math.round((like.stateBytes - now.stateBytes) / 2)),
      stalls: Math.max(0, size.stalls + Math.round(like.choices - now.choices)),
    };
  }
  return size;
}
