import { chooseMove } from '@belfry/bots';
import type { GameEvent, Seat } from '@belfry/kernel';
import { askUndo, awaitedBots, type Done, type MoveRequest, playMove, type SeatRequest, seqOf } from '@belfry/live';
import type { TerminalTable } from './table.ts';

/** A request of the person at the terminal about the position as it is. */
export function requestNow({ live, me }: TerminalTable): SeatRequest {
  const seq = seqOf(live);
  return { id: `line-${seq}`, seat: me, seq };
}

export function playAt({ live, key }: TerminalTable, request: MoveRequest): Done {
  return playMove(live, request, { key, at: Date.now() });
}

/** Bots agree to every way back; so past a barrier nobody needs to be asked. */
export function undoAt({ live, me, bots }: TerminalTable, request: SeatRequest & { readonly to: number }): Done {
  const agreeing = bots.map((_, seat) => seat).filter((seat) => seat !== me);
  return askUndo(live, request, { agreeing, open: null, at: Date.now() });
}

/** The next bot to move, if any: a bot lets the person answer its offer before it settles it. */
export function nextBot({ live, me }: TerminalTable): Seat | null {
  return awaitedBots(live, (seat) => seat !== me)[0] ?? null;
}

/** Lets a bot move; gives what happened. */
export function moveBot({ game, live, bots, botChance, key }: TerminalTable, seat: Seat): readonly GameEvent[] {
  const bot = bots[seat];
  if (bot === null || bot === undefined) throw new Error(`nobody sits in seat ${seat}`);
  const move = game.write(chooseMove(game, live.match.state, seat, bot.bot, botChance));
  const seq = seqOf(live);
  return playMove(live, { id: `bot-${seq}`, seat, seq, move }, { key, at: Date.now(), bot: bot.name }).recorded?.events ?? [];
}
