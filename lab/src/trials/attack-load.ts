import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '@belfry/bots';
import { startThread } from '@belfry/bots/node';
import { makeTable, Player, type Wire } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import { sensibly } from '../server/client-moves.ts';
import { startProcess, type TrialStore } from '../server/process.ts';
import { builtFile } from '../worker-pool/built-file.ts';
import { ATTACK_NAMES, type Attack, guestFrom } from './attacks.ts';

export interface SiegeOptions {
  readonly store: TrialStore;
  readonly games: readonly string[];
  /** Tables of honest people: two and a bot. */
  readonly tables: number;
  /** How long each attack lasts. */
  readonly seconds: number;
  readonly attacks?: readonly string[];
  /** The part that is done. */
  readonly onAttack?: (part: number) => void;
}

/** What honest people notice, in milliseconds. */
interface Felt {
  readonly moves: number;
  readonly moveP50: number;
  readonly moveP99: number;
  readonly botAnswers: number;
  readonly botP99: number;
  readonly healthP99: number;
  readonly healthMax: number;
  /** What was thrown at the server meanwhile. */
  readonly sent: number;
}

export type SiegeResult = Readonly<Record<string, Felt>>;

/** A move every so often at each table, as people do. */
const THINKING_MS = 1000;
/** How long the first tables may take to be seated. */
const PATIENCE_MS = 30_000;

/** Every attack that is known, one after the other, against a server with its usual limits at which honest people play. */
export async function siegeTrial(options: SiegeOptions): Promise<SiegeResult> {
  const server = await startProcess(options.store, { usualLimits: true });
  const noticed = startNoticing();
  const pool = openPool<{ attack: (attack: Attack) => Promise<number> }>({
    size: 1,
    start: () => startThread(builtFile('trials/attack-thread.js')),
  });
  const people: Player[] = [];
  let besieged = true;
  const tables = Array.from({ length: options.tables }, async (_, n) => {
    for (let round = 0; besieged; round++) {
      const game = itemAt(options.games, (n + round) % options.games.length);
      const players = await seatHonestPeople(server.url, game, `198.51.${n}.${round % 250}`, noticed);
      people.push(...players);
      await Promise.all(players.map((player) => player.done.catch(() => undefined)));
      for (const player of players) player.stop();
    }
  });
  const health = watchHealth(server.url, noticed, () => besieged);
  const felt: Record<string, Felt> = {};
  try {
    // Play is under way before anything is measured.
    for (let waited = 0; noticed.felt().moves === 0 && waited < PATIENCE_MS; waited += 100) await pause(100);
    await pause(2000);
    const attacks = ['nothing', ...(options.attacks ?? ATTACK_NAMES)];
    for (const name of attacks) {
      noticed.forget();
      const { seconds } = options;
      const began = Date.now();
      let sent = 0;
      // A short siege goes on until somebody has moved: a bot may have been thinking all the time.
      do sent += name === 'nothing' ? await pause(seconds * 1000, 0) : await pool.run('attack', { name, url: server.url, seconds });
      while (noticed.felt().moves === 0 && Date.now() - began < PATIENCE_MS);
      felt[name] = { ...noticed.felt(), sent };
      options.onAttack?.(Object.keys(felt).length / attacks.length);
    }
    return felt;
  } finally {
    besieged = false;
    for (const player of people) player.stop();
    await Promise.race([Promise.all([...tables, health]), pause(1000)]);
    await pool.close();
    await server.stop();
  }
}

interface Noticing {
  move(milliseconds: number): void;
  bot(milliseconds: number): void;
  health(milliseconds: number): void;
  forget(): void;
  felt(): Omit<Felt, 'sent'>;
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

/** Two people and a bot; how long their moves take to be acknowledged, and the bot to answer. */
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
