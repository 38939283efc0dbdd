import type { BotHost } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import type { PlainRefusal } from '@belfry/live';
import { isRefused } from '@belfry/protocol';
import type { KeptMatch } from './kept-match.ts';
import type { LocalTable } from './local-table.ts';

/** People who only watch want to see something: bots among themselves never hurry. */
const LEISURE = 300;
/** Bots think ahead while the page still shows what they did: nobody waits twice. */
const AHEAD = 40;
/** Bots that move at once are shown several moves at a time. */
const GLANCE = 60;
/** A device that could not keep a bot's move has some rest before the next try. */
const REST = 5_000;

const BOT_NOT_STORED: PlainRefusal = {
  ...{ code: 'unavailable', reason: 'bot-not-stored', args: {} },
  message: "a bot's move could not be kept on this device; it is tried again",
};

/** Lets the bots of a match move, one after the other, as long as this tab keeps it. */
export class BotTurns {
  readonly #match: KeptMatch;
  readonly #bots: Pick<BotHost, 'think'>;
  readonly #keeps: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How fast they move, in milliseconds. */
  pace = 400;

  constructor(match: KeptMatch, bots: Pick<BotHost, 'think'>, keeps: () => boolean) {
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

  /** After a person the first bot takes its time: until it has moved, the person may think better of it. */
  #waitFor({ hasPeople, isAfterPerson }: LocalTable): number {
    if (!hasPeople) return Math.max(this.pace, LEISURE);
    return isAfterPerson ? this.pace : Math.min(this.pace, AHEAD);
  }

  async #ask(table: LocalTable, seat: Seat, wait: number): Promise<void> {
    const { seq } = table;
    const { move } = await this.#bots.think(table.questionFor(seat));
    // Another move or an undo came in between: the bot that is to move now has been asked again.
    if (!this.#keeps() || table !== this.#match.table || table.seq !== seq) return;
    table.playBot(seat, move, seq, Date.now());
    const hurried = wait === 0 && table.nextBot() !== null && performance.now() - this.#match.savedAt < GLANCE;
    if (hurried) this.wake();
    else await this.#match.save(table).catch((error: unknown) => this.#takeRest(error));
  }

  /** Nobody asked for the move of a bot, so nobody would hear that it was not kept. */
  #takeRest(error: unknown): void {
    if (isRefused(error) && error.refusal.reason === 'gone-on') return;
    this.#match.tell({ trouble: BOT_NOT_STORED });
    this.wake(REST);
  }
}
