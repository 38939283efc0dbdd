import { games } from '@belfry/games';
import { type Chance, pick, seededChance, type Viewer } from '@belfry/kernel';
import { dealMatch, happeningsSince, isOver, type LiveMatch, pendingSeats, playMove, positionFor, seqOf, stepFor } from '@belfry/live';
import { followPatch, type PatchMessage, type Position, patchMessage } from '@belfry/protocol';
import { expect, it } from 'vitest';

/** Long enough to come through the phases of every game several times. */
const MOST_ENTRIES = 120;
const KEY = 'a'.repeat(32);

/** One viewer behind a line that loses, doubles and swaps frames. */
interface Follower {
  readonly viewer: Viewer;
  /** What the server showed them last. */
  sent: Position;
  /** What they make of what arrived. */
  position: Position;
  readonly line: string[];
  patched: number;
  synced: number;
}

/** A position as the server sends it. */
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const seen = (live: LiveMatch, viewer: Viewer): Position => ({ ...positionFor(live, viewer), clocks: null });

function tell(live: LiveMatch, follower: Follower): void {
  const { sent, viewer } = follower;
  const steps = happeningsSince(live, sent.seq).map((happening) => stepFor(live.match.game, happening, viewer));
  const position = seen(live, viewer);
  follower.line.push(JSON.stringify(patchMessage('t', sent.view, steps, position)));
  follower.sent = position;
}

function arrive(live: LiveMatch, follower: Follower, frame: string): void {
  const before = follower.position;
  const position = followPatch(before, JSON.parse(frame) as PatchMessage);
  if (position === null) {
    follower.position = overTheWire(seen(live, follower.viewer));
    follower.synced++;
  } else {
    follower.position = position;
    if (position !== before) follower.patched++;
  }
}

function playRandomMove(live: LiveMatch, chance: Chance): void {
  const seat = pick(chance, pendingSeats(live));
  const move = pick(chance, positionFor(live, seat).legal);
  playMove(live, { id: `m${seqOf(live)}`, seat, seq: seqOf(live), move }, { key: KEY, at: 1_700_000_000_000 + seqOf(live) });
}

it.each(games.map((game) => [game.id, game] as const))(
  '%s: patched views are the built ones, byte for byte, over a bad line',
  (id, game) => {
    const chance = seededChance(`patches ${id}`);
    const players = game.players.min + chance.below(game.players.max - game.players.min + 1);
    const live = dealMatch(game, { players, options: {}, key: KEY }, 1_700_000_000_000);
    const viewers: readonly Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), 'spectator', 'open'];
    const built = new Map<string, string>();
    const note = (): void => {
      for (const viewer of viewers) built.set(`${viewer} ${seqOf(live)}`, JSON.stringify(seen(live, viewer)));
    };
    note();
    const followers = viewers.map((viewer): Follower => {
      const position = seen(live, viewer);
      return { viewer, sent: position, position: overTheWire(position), line: [], patched: 0, synced: 0 };
    });
    while (!isOver(live) && seqOf(live) < MOST_ENTRIES) {
      playRandomMove(live, chance);
      note();
      for (const follower of followers) {
        tell(live, follower);
        const { line } = follower;
        const luck = chance.below(20);
        if (luck === 0) line.pop();
        else if (luck === 1) line.push(...line.slice(-1));
        else if (luck === 2) line.reverse();
        // Some wait, and change places with those that come after them.
        if (luck === 3) continue;
        for (const frame of line.splice(0)) {
          arrive(live, follower, frame);
          const { position, viewer } = follower;
          expect(JSON.stringify(position)).toBe(built.get(`${viewer} ${position.seq}`));
        }
      }
    }
    for (const { patched, synced } of followers) {
      expect(patched).toBeGreaterThan(seqOf(live) / 2);
      expect(synced).toBeGreaterThan(0);
    }
  },
);

it('who has another view than was sent notices it by the hash', () => {
  const [game] = games;
  if (game === undefined) throw new Error('there is no game');
  const live = dealMatch(game, { players: game.players.min, options: {}, key: KEY }, 1_700_000_000_000);
  const first = seen(live, 0);
  const follower: Follower = {
    viewer: 0,
    sent: first,
    position: { ...first, view: { ...first.view, round: 99 } },
    line: [],
    patched: 0,
    synced: 0,
  };
  const chance = seededChance('other view');
  while (follower.synced === 0 && seqOf(live) < 20) {
    playRandomMove(live, chance);
    tell(live, follower);
    for (const frame of follower.line.splice(0)) arrive(live, follower, frame);
  }
  expect([follower.synced, seqOf(live)]).toEqual([1, 16]);
});
