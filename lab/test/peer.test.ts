import { seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { loadBoardgameIo } from '../src/engine/boardgame-io.ts';
import { playPeerGame, samplePeer, sizedLike } from '../src/engine/peer.ts';

const library = loadBoardgameIo();

it('the peer plays whole games of a few hundred moves', () => {
  let most = 0;
  const moves = playPeerGame(library, { players: 4, lots: 10, stalls: 2 }, seededChance(1), (state) => {
    most = Math.max(most, ...state.players.map((player) => player.city.length));
  });
  expect(moves).toBeGreaterThan(50);
  expect(most).toBe(7);
});

it('the peer is made about as large as the game beside it', () => {
  const like = { stateBytes: 2_000, choices: 8 };
  const chance = seededChance(2);
  const { stateBytes, choices } = samplePeer(library, sizedLike(library, 4, like, chance), chance);
  expect(Math.abs(stateBytes / like.stateBytes - 1)).toBeLessThan(0.1);
  expect(Math.abs(choices / like.choices - 1)).toBeLessThan(0.25);
});
