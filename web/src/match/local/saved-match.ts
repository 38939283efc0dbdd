import { loadRules } from '@belfry/games/page/rules';
import type { Seat } from '@belfry/kernel';
import { type PlainRefusal, Refused } from '@belfry/live';
import { refuse } from '@belfry/protocol';
import { LocalTable } from './local-table.ts';
import type { SavedTable } from './saves.ts';
import type { SeatRequest } from './tabs.ts';
import type { News } from './wire.ts';

const NOT_STORED: PlainRefusal = {
  ...{ code: 'unavailable', reason: 'device-not-stored', args: {} },
  message: 'the move could not be kept on this device; it is safe to play it again',
};

interface SavedMatchPorts {
  /** Sends news to the page. */
  tell(news: News): void;
  findTable(id: string): Promise<SavedTable | undefined>;
  /** Returns false when another tab has saved more than `base` entries. */
  saveTable(table: SavedTable, base: number): Promise<boolean>;
  /** Called after a save, to notify other tabs. */
  saved(): void;
  /** Called when the position has changed, here or in another tab. */
  moved(): void;
}

/** A match on this device and its save. Moves are saved before anyone sees them, so that a closed tab loses nothing it has shown. */
export class SavedMatch {
  readonly #ports: SavedMatchPorts;
  #table: LocalTable | null = null;
  /** The table as last saved, here or in another tab. */
  #kept: SavedTable | null = null;
  /** The last entry sent to the page. */
  #told = -1;
  /** When a save last began (`performance.now()`). */
  savedAt = 0;
  /** The tail of the queue of work on the save. */
  #line: Promise<unknown> = Promise.resolve();

  constructor(ports: SavedMatchPorts) {
    this.#ports = ports;
  }

  get table(): LocalTable | null {
    return this.#table;
  }

  /** Returns false when there is no such table. */
  async open(id: string): Promise<boolean> {
    const saved = await this.#ports.findTable(id);
    if (saved === undefined) return false;
    const game = await loadRules(saved.game, saved.log?.header.rules);
    this.#kept = saved;
    this.#lay(new LocalTable(game, saved));
    return true;
  }

  /** Catches up with what another tab has saved. */
  readonly follow = (): Promise<void> => this.#inTurn(() => this.#readAgain()).catch((error: unknown) => console.error(error));

  async carryOut({ seat, body }: { readonly seat: Seat; readonly body: SeatRequest }): Promise<void> {
    const table = this.#table;
    if (table === null) throw refuse('gone-on');
    if (body.ask === 'play') table.play(seat, body, Date.now());
    else table.undo(seat, body, Date.now());
    await this.save(table);
  }

  /** Saves the table; a move that cannot be saved is rolled back. */
  async save(table: LocalTable): Promise<void> {
    this.savedAt = performance.now();
    const saved = table.save(Date.now());
    await this.#inTurn(async () => {
      const kept = this.#kept;
      if (table !== this.#table || kept === null) throw refuse('gone-on');
      const isSaved = await this.#ports.saveTable(saved, kept.log?.entries.length ?? 0).catch((error: unknown) => {
        console.warn(error);
        this.#lay(table.asIn(kept));
        throw new Refused(NOT_STORED);
      });
      if (!isSaved) {
        // Another tab was quicker, which happens only where the browser has no locks to choose a host.
        await this.#readAgain();
        throw refuse('gone-on');
      }
      this.#kept = saved;
    });
    this.#ports.saved();
    if (table !== this.#table) return;
    this.tell();
    this.#ports.moved();
  }

  /** Sends the page what is new; with `everything`, the whole log again. */
  tell({ everything = false, trouble = null }: { readonly everything?: boolean; readonly trouble?: PlainRefusal | null } = {}): void {
    const table = this.#table;
    if (table === null) return;
    if (everything) this.#told = -1;
    this.#ports.tell({ snapshot: table.snapshot(), steps: table.steps(this.#told), trouble });
    this.#told = table.seq;
  }

  async #readAgain(): Promise<void> {
    const table = this.#table;
    const saved = this.#kept === null ? undefined : await this.#ports.findTable(this.#kept.id);
    if (saved === undefined || table === null) return;
    this.#kept = saved;
    const { seq } = table;
    if (!table.goOnWith(saved)) this.#lay(table.asIn(saved));
    else {
      if (table.seq > seq) this.tell();
      this.#ports.moved();
    }
  }

  #lay(table: LocalTable): void {
    this.#table = table;
    this.tell({ everything: true });
    this.#ports.moved();
  }

  /** Queues work on the save, one job after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#line.then(work);
    this.#line = result.catch(() => undefined);
    return result;
  }
}
