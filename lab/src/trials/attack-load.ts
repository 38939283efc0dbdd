import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '@belfry/bots';
import { startThread } from '@belfry/bots/node';
import { makeTable, Player, type Wire } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import { sensibly } from '../server/client-moves.ts';
import { startProcess, type TrialStore } from '../server/process.ts';
import { metricOf } from '../server/server-metrics.ts';
import { builtFile } from '../worker-pool/built-file.ts';
import { ATTACK_NAMES, type Attack } from './attacks.ts';
import { guestFrom } from './flood.ts';

export interface SiegeOptions {
  readonly store: TrialStore;
  readonly games: readonly string[];
  /** Tables of honest players: two people and a bot. */
  readonly tables: number;
  /** How long each attack lasts. */
  readonly seconds: number;
  readonly attacks?: readonly string[];
  /** Runs against a server without limits, to check that the attacks have an effect there. */
  readonly unlimited?: boolean;
  /** Called with the number of attacks done. */
  readonly onAttack?: (part: number) => void;
}

/** What honest players notice, in milliseconds. */
interface AttackEffects {
  readonly moves: number;
  readonly moveP50: number;
  readonly moveP99: number;
  readonly botAnswers: number;
  readonly botP99: number;
  readonly healthP99: number;
  readonly healthMax: number;
  /** How often one of them was refused by a rate limit. */
  readonly refused: number;
  /** How much was sent to the server meanwhile. */
  readonly sent: number;
  /** Frames that the server processed meanwhile, including those of honest players. */
  readonly served: number;
  /** In how many seconds. */
  readonly took: number;
}

export type SiegeResult = Readonly<Record<string, AttackEffects>>;

/** The usual time between two moves at each table. */
const THINKING_MS = 1000;
/** The longest an honest player may take to make a move. */
const PATIENCE_MS = 60_000;

/** Runs every known attack, one after another, against a server with its usual limits while honest players use it. */
export async function siegeTrial(options: SiegeOptions): Promise<SiegeResult> {
  const server = await startProcess(options.store, { usualLimits: options.unlimited !== true, env: { BELFRY_HOOKS_INSIDE: '1' } });
  const pool = openPool<{ attack: (attack: Attack) => Promise<number> }>({
    size: 1,
    start: () => startThread(builtFile('trials/attack-thread.js')),
  });
  const honest = startHonestPeople(server.url, options);
  const felt: Record<string, AttackEffects> = {};
  try {
    // Play is under way at every table before measuring starts.
    await honest.someMoves(2 * options.tables);
    const attacks = ['nothing', ...(options.attacks ?? ATTACK_NAMES)];
    for (const name of attacks) {
      honest.forget();
      const { seconds } = options;
      const before = await framesServed(server.url);
      const began = performance.now();
      let sent = 0;
      // Real time: the baseline without an attack lasts as long as an attack.
      if (name === 'nothing') await pause(seconds * 1000);
      else sent = await pool.run('attack', { name, url: server.url, seconds });
      const served = (await framesServed(server.url)) - before;
      const took = (performance.now() - began) / 1000;
      // A short attack is over before the bots have answered every player; measure until they have.
      await honest.someMoves(1);
      felt[name] = { ...honest.felt(), sent, served, took };
      options.onAttack?.(Object.keys(felt).length / attacks.length);
    }
    return felt;
  } finally {
    await honest.leave();
    await pool.close();
    await server.stop();
  }
}

/** Returns how many frames the server has processed in all. */
async function framesServed(url: string): Promise<number> {
  return (await metricOf(url, 'belfry_frames_in_total')) - (await metricOf(url, 'belfry_bad_frames_total'));
}

interface HonestPeople {
  felt(): Omit<AttackEffects, 'sent' | 'served' | 'took'>;
  /** Discards all measurements so far. */
  forget(): void;
  /** Waits until the players have made this many more moves. */
  someMoves(count: number): Promise<void>;
  leave(): Promise<void>;
}

function startHonestPeople(url: string, { tables, games }: SiegeOptions): HonestPeople {
  const noticed = startNoticing();
  const people: Player[] = [];
  const gone = new AbortController();
  const untilGone = new Promise<void>((resolve) => gone.signal.addEventListener('abort', () => resolve()));
  let trouble: unknown = null;
  const playing = Array.from({ length: tables }, async (_, n) => {
    for (let round = 0; !gone.signal.aborted; round++) {
      const players = await seatHonestPeople(url, itemAt(games, (n + round) % games.length), `198.51.${n}.${round % 250}`, noticed);
      people.push(...players);
      await Promise.race([Promise.all(players.map((player) => player.done)), untilGone]);
      for (const player of players) player.stop();
    }
  }).map((table) =>
    table.catch((error: unknown) => {
      trouble ??= error;
    }),
  );
  const health = watchHealth(url, noticed, () => !gone.signal.aborted);
  const refused = (): number =>
    people.flatMap(({ refusals, errors }) => [...refusals, ...errors]).filter((code) => code === 'too-many').length;
  let refusedBefore = 0;
  return {
    felt: () => ({ ...noticed.felt(), refused: refused() - refusedBefore }),
    forget() {
      noticed.forget();
      refusedBefore = refused();
    },
    async someMoves(count) {
      const until = Date.now() + PATIENCE_MS;
      while (noticed.felt().moves < count) {
        if (trouble !== null) throw trouble;
        if (Date.now() > until) throw new Error(`honest people made ${noticed.felt().moves} of ${count} moves`);
        await pause(20);
      }
    },
    async leave() {
      gone.abort();
      for (const player of people) player.stop();
      await Promise.all([...playing, health]);
    },
  };
}

interface Noticing {
  move(milliseconds: number): void;
  bot(milliseconds: number): void;
  health(milliseconds: number): void;
  forget(): void;
  felt(): Omit<AttackEffects, 'sent' | 'served' | 'took' | 'refused'>;
}

function startNoticing(): Noticing {
  const moves: number[] = [];
  const bots: number[] = [];
  const health: number[] = [];
  const share = (times: readonly number[], part: number): number =>
    Math.round([...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  return {
    move: (time) => moves.push(time),
    bot: (time) => bots.push(time),
    health: (time) => health.push(time),
    forget() {
      for (const times of [moves, bots, health]) times.length = 0;
    },
    felt: () => ({
      moves: moves.length,
      moveP50: share(moves, 0.5),
      moveP99: share(moves, 0.99),
      botAnswers: bots.length,
      botP99: share(bots, 0.99),
      healthP99: share(health, 0.99),
      healthMax: share(health, 1),
    }),
  };
}

/** Seats two people and a bot, and measures how long their moves take to be acknowledged, and the bot to answer. */
async function seatHonestPeople(url: string, game: string, address: string, noticed: Noticing): Promise<Player[]> {
  const [first, second] = [await guestFrom(url, address), await guestFrom(url, address)];
  const { id } = await makeTable(first, { game, players: 3, bots: [null, 'apprentice'], pace: 'instant' });
  await second.post(`/api/tables/${id}/seats/1`, {});
  await second.post(`/api/tables/${id}/ready`, { ready: true });
  await first.post(`/api/tables/${id}/start`);
  const choose = sensibly(game);
  const BOT = 2;
  return [first, second].map((visitor, seat) => {
    let botSince: number | null = null;
    return new Player({
      visitor,
      table: id,
      seat,
      choose,
      wire: timing(noticed),
      // Real time: the players' thinking time.
      pause: () => pause(randomInt(THINKING_MS * 2)),
      onSteps(steps, { view }) {
        if (seat !== 0) return;
        if (botSince !== null && steps.some((step) => step.seat === BOT)) noticed.bot(performance.now() - botSince);
        const waits = view.pending.length > 0 && view.pending.every((pending) => pending.seat === BOT);
        botSince = waits ? performance.now() : null;
      },
    });
  });
}

function timing(noticed: Noticing): Wire {
  const sent = new Map<string, number>();
  return {
    out(frame, deliver) {
      const message = JSON.parse(frame) as { type: string; id?: string };
      if (message.type === 'move' && message.id !== undefined && !sent.has(message.id)) sent.set(message.id, performance.now());
      deliver(frame);
    },
    in(frame, deliver) {
      const id = /^\{"type":"ack","id":"([^"]+)"/.exec(frame)?.[1];
      const began = id === undefined ? undefined : sent.get(id);
      if (began !== undefined) noticed.move(performance.now() - began);
      deliver(frame);
    },
  };
}

async function watchHealth(url: string, noticed: Noticing, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const began = performance.now();
    await fetch(`${url}/health`).then(
      (response) => response.text(),
      () => undefined,
    );
    noticed.health(performance.now() - began);
    await pause(100);
  }
}
