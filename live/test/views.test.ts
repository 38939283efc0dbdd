import { type GameEvent, isUndo, type Seat, type Viewer } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import {
  askUndo,
  awaitedBots,
  bringUpTo,
  earlier,
  extendLog,
  type LiveMatch,
  pendingSeats,
  positionFor,
  replayFor,
  seqOf,
  shadowOf,
  stepsSince,
} from '../src/index.ts';
import { CITADELS, deal, legal, move, NUREMBERG, playUntil } from './table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator', 'open'];

function longMatch(): LiveMatch {
  const live = deal(CITADELS, 3);
  playUntil(live, (now) => seqOf(now) === 90);
  return live;
}

describe('a position', () => {
  it('is the game’s view for the viewer, with the legal moves of the deciding seat', () => {
    const live = longMatch();
    const [asked] = pendingSeats(live) as [Seat];
    for (const viewer of VIEWERS) {
      const position = positionFor(live, viewer);
      expect(position).toMatchObject({ seq: 90, viewer, view: CITADELS.view(live.match.state, viewer) });
      expect(position.legal).toEqual(viewer === asked ? legal(live, asked) : []);
    }
  });
});

describe('steps', () => {
  it('are the events visible to each viewer, with the move for its player', () => {
    const live = longMatch();
    for (const viewer of VIEWERS) {
      const steps = stepsSince(live, viewer, -1);
      expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: 91 }, (_, seq) => seq));
      for (const { seq, move: words, events } of steps.slice(1)) {
        const entry = live.match.log.entries[seq - 1];
        expect(words !== undefined).toBe(viewer === 'open' || viewer === entry?.seat);
        for (const event of events) expect(CITADELS.eventFor(event as GameEvent, viewer)).toEqual(event);
      }
    }
  });

  it('come in pages', () => {
    const live = longMatch();
    const all = stepsSince(live, 1, -1);
    for (const after of [0, 20, 60, 85, 90]) {
      expect(stepsSince(live, 1, after)).toEqual(all.slice(after + 1));
      expect(stepsSince(live, 1, after, 10)).toEqual(all.slice(after + 1, after + 11));
    }
  });
});

describe('a replay', () => {
  it('shows after each entry what the viewer saw then', () => {
    const live = deal(CITADELS, 2);
    const seen = [CITADELS.view(live.match.state, 0)];
    playUntil(live, (now) => {
      if (seqOf(now) === seen.length) seen.push(CITADELS.view(now.match.state, 0));
      return seqOf(now) === 12;
    });
    expect(replayFor(live, 0).map(({ view }) => view)).toEqual(seen);
    expect(replayFor(live, 0, 3, 7)).toEqual(replayFor(live, 0).slice(3, 8));
    expect(replayFor(live, 0, 13, 12)).toEqual([]);
  });
});

describe('the log', () => {
  it('drops undone entries, keeps the undo, and grows only at the end', () => {
    const live = longMatch();
    const seq = seqOf(live);
    askUndo(live, { id: 'u', seat: 0, seq, to: 50 }, { agreeing: [1, 2], open: null, at: 0 });
    playUntil(live, (now) => seqOf(now) === 95);
    const whole = extendLog([], stepsSince(live, 0, -1));
    expect(whole.map((step) => step.seq)).toEqual([...Array.from({ length: 51 }, (_, n) => n), 91, 92, 93, 94, 95]);
    const known = extendLog([], stepsSince(live, 0, -1).slice(0, 85));
    expect(extendLog(known, stepsSince(live, 0, 84))).toEqual(whole);
    expect(extendLog(whole, stepsSince(live, 0, 90))).toBe(whole);
  });
});

describe('bots', () => {
  it('let people answer an offer before they settle it', () => {
    const live = deal(NUREMBERG, 3);
    const bots = [1, 2];
    const isBot = (seat: Seat) => bots.includes(seat);
    // A bot has made an offer to the person and the other bot.
    const offered = (now: LiveMatch) => {
      const owed = NUREMBERG.pending(now.match.state);
      return owed.length === 3 && owed.some(({ kind, seat }) => kind === 'trade-settle' && isBot(seat));
    };
    playUntil(live, offered);
    const settler = NUREMBERG.pending(live.match.state).find(({ kind }) => kind === 'trade-settle')?.seat as Seat;
    const other = bots.find((seat) => seat !== settler) as Seat;
    expect(awaitedBots(live, isBot)).toEqual([other]);
    move(live, other, 'decline');
    expect(awaitedBots(live, isBot)).toEqual([]);
    move(live, 0, 'decline');
    expect(awaitedBots(live, isBot)).toEqual(pendingSeats(live).filter(isBot));
    expect(awaitedBots(live, isBot).length + Number(pendingSeats(live).includes(0))).toBeGreaterThan(0);
  });
});

describe('a shadow', () => {
  it('follows with a delay, takes each entry once, and ends at the match’s state', () => {
    const live = longMatch();
    askUndo(live, { id: 'u', seat: 0, seq: 90, to: 80 }, { agreeing: [1, 2], open: null, at: 91_000 });
    const until = (last: number) => (at: number) => at <= last;
    const shadow = shadowOf(live, until(0));
    expect(bringUpTo(shadow, live, until(500))).toEqual([]);
    expect(bringUpTo(shadow, live, until(30_000)).map(({ entry }) => entry.seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect(positionFor(shadow, 'spectator')).toMatchObject({ seq: 30 });
    expect(bringUpTo(shadow, live, until(30_999))).toEqual([]);
    expect(bringUpTo(shadow, live, until(31_000)).map(({ entry }) => entry.seq)).toEqual([31]);
    const rest = bringUpTo(shadow, live, until(91_000));
    expect(isUndo(rest.at(-1)?.entry as never)).toBe(true);
    expect(shadow.match.state).toEqual(live.match.state);
    expect(stepsSince(shadow, 'spectator', -1)).toEqual(stepsSince(live, 'spectator', -1));
    const late = shadowOf(live, until(85_500));
    expect(positionFor(late, 'spectator')).toEqual(positionFor(earlier(live, 85), 'spectator'));
    expect(bringUpTo(late, live, until(86_000)).map(({ entry }) => entry.seq)).toEqual([86]);
  });
});
