import type { BotHost } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import type { PlainRefusal } from '@belfry/live';
import { isRefused } from '@belfry/protocol';
import type { LocalTable } from './local-table.ts';
import type { SavedMatch } from './saved-match.ts';

/** Shortest pause between moves of bots among themselves, in milliseconds, so that a spectator can follow. */
const LEISURE = 300;
/** Longest pause before a bot's reply to a bot: it thinks while the page still shows the last move, so nobody waits twice. */
const AHEAD = 40;
/** Bots that move at once are saved and shown several moves at a time, at this interval in milliseconds. */
const GLANCE = 60;
/** Pause in milliseconds before the retry when the device could not save a bot's move. */
const REST = 5_000;

const BOT_NOT_STORED: PlainRefusal = {
  ...{ code: 'unavailable', reason: 'bot-not-stored', args: {} },
  message: "a bot's move could not be kept on this device; it is tried again",
};

/** Lets the bots of a match move, one after the other, as long as this tab hosts it. */
export class BotTurns {
  readonly #match: SavedMatch;
  readonly #bots: Pick<BotHost, 'think'>;
  readonly #keeps: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Pause between moves, in milliseconds. */
  pace = 400;

  constructor(match: SavedMatch, bots: Pick<BotHost, 'think'>, keeps: () => boolean) {
    this.#match = match;
    this.#bots = bots;
    this.#keeps = keeps;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Asks the seat to move, if it is a bot. */
  wake(rest = 0): void {
    this.stop();
    const { table } = this.#match;
    const seat = table?.nextBot() ?? null;
    if (!this.#keeps() || table === null || seat === null) return;
    const wait = Math.max(rest, this.#waitFor(table));
    this.#timer = setTimeout(() => {
      const now = this.#match.table;
      if (this.#keeps() && now?.nextBot() === seat) this.#ask(now, seat, wait).catch((error: unknown) => console.error(error));
    }, wait);
  }

  /** After a person's move the first bot waits the full pace, because the person can still undo until it has moved. */
  #waitFor({ hasPeople, isAfterPerson }: LocalTable): number {
    if (!hasPeople) return Math.max(this.pace, LEISURE);
    return isAfterPerson ? this.pace : Math.min(this.pace, AHEAD);
  }

  async #ask(table: LocalTable, seat: Seat, wait: number): Promise<void> {
    const { seq } = table;
    const { move } = await this.#bots.think(table.questionFor(seat));
    // A move or an undo came in between, so the bot that is to move now has been asked again.
    if (!this.#keeps() || table !== this.#match.table || table.seq !== seq) return;
    table.playBot(seat, move, seq, Date.now());
    const hurried = wait === 0 && table.nextBot() !== null && performance.now() - this.#match.savedAt < GLANCE;
    if (hurried) this.wake();
    else await this.#match.save(table).catch((error: unknown) => this.#takeRest(error));
  }

  /** No caller waits for a bot's move, so the page has to be told here that it was not saved. */
  #takeRest(error: unknown): void {
    if (isRefused(error) && error.refusal.reason === 'gone-on') return;
    this.#match.tell({ trouble: BOT_NOT_STORED });
    this.wake(REST);
  }
}
