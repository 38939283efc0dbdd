import { chooseMove } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import {
  askUndo,
  awaitedBots,
  type Done,
  isOver,
  type MoveRequest,
  playMove,
  positionFor,
  type SeatRequest,
  seqOf,
  stepsSince,
} from '@belfry/live';
import type { Host } from './host.ts';
import type { LocalTable } from './table.ts';

export function playAt({ live, key }: LocalTable, request: MoveRequest): Done {
  return playMove(live, request, { key, at: Date.now() });
}

/** Undoes at once: bots consent to every undo, so even past a barrier there is nobody to ask. */
export function undoAt({ live, me, bots }: LocalTable, request: SeatRequest & { readonly to: number }): Done {
  const agreeing = bots.map((_, seat) => seat).filter((seat) => seat !== me);
  return askUndo(live, request, { agreeing, open: null, at: Date.now() });
}

/** Returns the next bot to move, if any: a bot lets the player answer its offer before it settles it. */
export function nextBot({ live, me }: LocalTable): Seat | null {
  return awaitedBots(live, (seat) => seat !== me)[0] ?? null;
}

export function moveBot({ game, live, bots, botChance, key }: LocalTable, seat: Seat): void {
  const bot = bots[seat];
  if (bot === null || bot === undefined) throw new Error(`nobody sits in seat ${seat}`);
  const move = game.write(chooseMove(game, live.match.state, seat, bot.bot, botChance));
  const seq = seqOf(live);
  playMove(live, { id: `bot-${seq}`, seat, seq, move }, { key, at: Date.now(), bot: bot.name });
}

/** Returns the host for a match in this process, with bots in all other seats. */
export function hostHere(table: () => LocalTable): Host {
  let told = -1;
  const request = (): SeatRequest => {
    const seq = seqOf(table().live);
    return { id: `line-${seq}`, seat: table().me, seq };
  };
  const untold = () => {
    const { live, me } = table();
    const steps = stepsSince(live, me, told);
    told = seqOf(live);
    return steps;
  };
  return {
    position: () => positionFor(table().live, table().me),
    seats: () => table().seats,
    hasOtherPeople: () => false,
    mayAdvise: () => true,
    outcome: () => table().game.outcome(table().live.match.state),
    isOver: () => isOver(table().live),
    keyHash: () => table().live.match.log.header.keyHash ?? null,
    key: () => (isOver(table().live) && table().live.match.log.header.keyHash !== undefined ? table().key : null),
    news() {
      const steps = untold();
      const bot = steps.length > 0 ? null : nextBot(table());
      if (bot === null) return steps;
      moveBot(table(), bot);
      return untold();
    },
    notices: () => [],
    change: () => new Promise(() => undefined),
    async play(move) {
      playAt(table(), { ...request(), move });
    },
    async undo(to) {
      undoAt(table(), { ...request(), to });
    },
    whyNoUndo() {
      const last = table().live.match.line.at(-1);
      if (last === undefined) return 'noUndo';
      if (last.entry.seat !== table().me) return 'barrierOther';
      return last.undoBarrier?.why === 'event' ? 'barrierEvent' : 'barrierChance';
    },
    async log() {
      const { live, key, seats } = table();
      const { header, entries } = live.match.log;
      return { seats, header: isOver(live) && header.keyHash !== undefined ? { ...header, key } : header, entries };
    },
  };
}
