import { game as citadels } from '@belfry/citadels';
import { type Game, keyHash, type Seat, seededChance } from '@belfry/kernel';
import { game as nuremberg } from '@belfry/nuremberg';
import { dealMatch, type LiveMatch, pendingSeats, playMove, type Refused, type StoredEntry, seqOf } from '../src/index.ts';

export const KEY = 'a key';
export const NUREMBERG: Game = nuremberg;
export const CITADELS: Game = citadels;

export function deal(game: Game, players: number): LiveMatch {
  return dealMatch(game, { players, key: KEY }, 1000);
}

/** Plays a move on the current position; entry n is written at n seconds. */
export function move(live: LiveMatch, seat: Seat, words: string, id = `${seqOf(live)}`): void {
  const seq = seqOf(live);
  playMove(live, { id, seat, seq, move: words }, { key: KEY, at: (seq + 1) * 1000 });
}

export function legal({ match: { game, state } }: LiveMatch, seat: Seat): string[] {
  return game.legal(state, seat).map((each) => game.write(each));
}

/** Plays at random, offering half of the time, until this is so. */
export function playUntil(live: LiveMatch, found: (live: LiveMatch) => boolean): void {
  const luck = seededChance(keyHash(KEY));
  while (!found(live)) {
    const seat = pendingSeats(live)[0] as Seat;
    const moves = legal(live, seat);
    const offers = moves.filter((words) => words.startsWith('offer'));
    const among = offers.length > 0 && luck.below(2) === 0 ? offers : moves;
    move(live, seat, among[luck.below(among.length)] as string);
  }
}

/** Returns what a host has stored for a match. */
export function stored({ match, times, requests }: LiveMatch): StoredEntry[] {
  const byEntry = new Map([...requests].map(([request, seq]) => [seq, request]));
  return match.log.entries.map((entry, i) => ({ entry, at: times[i] as number, request: byEntry.get(entry.seq) ?? null }));
}

/** Returns the refusal that the function throws. */
export function refusalOf(work: () => unknown): Refused['refusal'] {
  try {
    work();
  } catch (error) {
    return (error as Refused).refusal;
  }
  throw new Error('nothing was refused');
}
