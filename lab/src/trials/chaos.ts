import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, Player, type Visitor, type Wire } from '@belfry/client';
import { findGame } from '@belfry/games';
import { fold, type GameEvent, itemAt, pick, readLog } from '@belfry/kernel';
import { sensibly } from '../server/client-moves.ts';
import { type Luck, startLuck } from './luck.ts';
import { checkPlayer } from './trial-checks.ts';

export interface ChaosOptions {
  readonly url: string;
  readonly games: readonly string[];
  readonly rounds: number;
  /** Concurrent games. */
  readonly together: number;
  readonly onGame?: (done: number) => void;
}

export interface ChaosResult {
  readonly games: number;
  readonly entries: number;
  readonly dropped: number;
  readonly duplicated: number;
  readonly delayed: number;
  readonly cuts: number;
}

interface Mishaps {
  dropped: number;
  duplicated: number;
  delayed: number;
}

/** Returns a wire that drops, duplicates, delays and so reorders frames. */
function badWire(mishaps: Mishaps, luck: Luck): Wire {
  const pass = (frame: string, deliver: (frame: string) => void): void => {
    const draw = luck.fraction();
    if (draw < 0.05) {
      mishaps.dropped++;
    } else if (draw < 0.12) {
      mishaps.duplicated++;
      deliver(frame);
      setTimeout(() => deliver(frame), luck.below(60));
    } else if (draw < 0.3) {
      mishaps.delayed++;
      setTimeout(() => deliver(frame), luck.below(60));
    } else deliver(frame);
  };
  return { in: pass, out: pass };
}

/** Plays whole games over unreliable wires that are also cut now and then; clients and server must end with the same log. */
export async function chaosTrial(options: ChaosOptions): Promise<ChaosResult> {
  const mishaps: Mishaps = { dropped: 0, duplicated: 0, delayed: 0 };
  const plan = Array.from({ length: options.rounds }, (_, round) => itemAt(options.games, round % options.games.length));
  const luck = startLuck('chaos');
  let cuts = 0;
  let entries = 0;
  let done = 0;
  const desk = async (): Promise<void> => {
    for (let game = plan.pop(); game !== undefined; game = plan.pop()) {
      const played = await playOne(options.url, game, mishaps, luck.for(`game ${plan.length}`));
      cuts += played.cuts;
      entries += played.entries;
      options.onGame?.(++done);
    }
  };
  await Promise.all(Array.from({ length: options.together }, desk));
  return { games: options.rounds, entries, cuts, ...mishaps };
}

async function playOne(url: string, gameId: string, mishaps: Mishaps, luck: Luck): Promise<{ cuts: number; entries: number }> {
  const [first, second] = [await newVisitor(url), await newVisitor(url)];
  const { players } = findGame(gameId);
  const bots = Array.from({ length: players.min }, (_, seat) => (seat < 2 ? null : 'apprentice')).slice(1);
  const table = await makeTable(first, { game: gameId, players: players.min, bots, pace: 'instant' });
  await second.post(`/api/tables/${table.id}/seats/1`, {});
  await second.post(`/api/tables/${table.id}/ready`, { ready: true });
  await first.post(`/api/tables/${table.id}/start`);
  const seats: readonly (readonly [Visitor, number | null])[] = [
    [first, 0],
    [second, 1],
    [await newVisitor(url), null],
  ];
  const everyone = seats.map(
    ([visitor, seat]) =>
      new Player({ visitor, table: table.id, seat, wire: badWire(mishaps, luck.for(`wire ${seat}`)), choose: sensibly(gameId) }),
  );
  let cuts = 0;
  const over = new AbortController();
  const cutting = (async () => {
    for (;;) {
      // Real time: lines break at any moment of the play.
      await pause(300 + luck.below(1500), undefined, { signal: over.signal });
      pick(luck, everyone).cut();
      cuts++;
    }
  })().catch(() => undefined);
  try {
    await Promise.all(everyone.map((player) => player.done));
  } finally {
    over.abort();
    await cutting;
    for (const player of everyone) player.stop();
  }
  const { text } = await first.ask('GET', `/api/tables/${table.id}/export`);
  for (const player of everyone) compareStories(gameId, text, player);
  return { cuts, entries: readLog(text).entries.length };
}

/** Compares every entry, with the events this player may know, with the server's log. */
function compareStories(gameId: string, file: string, player: Player): void {
  const game = findGame(gameId);
  const log = readLog(file);
  checkPlayer(log, player);
  const seen = player.options.seat ?? 'spectator';
  fold(game, log, (_state, events, entry) => {
    const step = player.steps.get(entry?.seq ?? 0);
    if (step === undefined) throw new Error(`entry ${entry?.seq ?? 0} never reached seat ${seen}`);
    const asViewer = (viewer: typeof seen | 'open'): string =>
      JSON.stringify(events.map((event: GameEvent) => game.eventFor(event, viewer)).filter((event) => event !== null));
    const told = JSON.stringify(step.events);
    if (told !== asViewer(seen) && told !== asViewer('open')) throw new Error(`entry ${entry?.seq ?? 0} reached seat ${seen} as ${told}`);
  });
}
