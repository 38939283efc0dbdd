import { randomUUID } from 'node:crypto';
import { BadInput, itemAt, type Seat } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import {
  type ChatLine,
  type ClientMessage,
  type ErrorCode,
  followPatch,
  PATCHES,
  type Position,
  type RefusalCode,
  type ServerMessage,
  type Step,
  type Table,
  type TableId,
} from '@belfry/protocol';
import { WebSocket } from 'ws';
import { readFrame } from './read-frame.ts';
import type { Visitor } from './visitor.ts';

/** The transport between a player and the socket; trials inject faults here. */
export interface Wire {
  out(frame: string, deliver: (frame: string) => void): void;
  in(frame: string, deliver: (frame: string) => void): void;
}

const goodWire: Wire = { out: (frame, deliver) => deliver(frame), in: (frame, deliver) => deliver(frame) };

export interface PlayerOptions {
  readonly visitor: Visitor;
  readonly table: TableId;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Picks a move; the default takes any legal one. Null for a person, who sends requests instead. */
  readonly choose?: ((position: Position) => string) | null;
  readonly wire?: Wire;
  readonly overheard?: (frame: string) => void;
  /** Called before every move; may wait. */
  readonly pause?: () => Promise<void>;
  readonly onSteps?: (steps: readonly Step[], position: Position) => void;
  /** Called after any news about the table. */
  readonly onNews?: () => void;
}

/** A message that the server answers by its ID. */
export type Request = Extract<ClientMessage, { readonly id: string }>;

interface OpenRequest {
  readonly frame: Request;
  sentAt: number;
  done(seq: number): void;
  failed(error: Error): void;
}

const RESEND_MS = 300;

/** A reference client: syncs, plays, resends until acknowledged, reconnects. */
export class Player {
  readonly options: PlayerOptions;
  readonly steps = new Map<number, Step>();
  /** The entry number of each acknowledged move. */
  readonly acknowledged = new Map<string, { readonly seq: number; readonly move: string }>();
  readonly refusals: RefusalCode[] = [];
  readonly errors: ErrorCode[] = [];
  readonly chat: ChatLine[] = [];
  table: Table | null = null;
  position: Position | null = null;
  /** Why this player has given up: a message from the server was invalid, or contradicts an earlier one. */
  trouble: Error | null = null;
  welcomed = 0;
  readonly done: Promise<Table>;
  #finish: (table: Table) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;
  #socket: WebSocket | null = null;
  readonly #requests = new Map<string, OpenRequest>();
  #waiting: { readonly frame: ClientMessage & { type: 'move' }; sentAt: number } | null = null;
  #ticker: NodeJS.Timeout;
  #heardAt = performance.now();
  #stopped = false;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.done = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#reject = reject;
    });
    this.done.catch(() => undefined);
    this.#ticker = setInterval(() => this.#tick(), RESEND_MS / 2);
    this.connect();
  }

  get lastSeq(): number {
    return this.position?.seq ?? -1;
  }

  connect(): void {
    if (this.#stopped) return;
    const { visitor, table } = this.options;
    const address = `${visitor.url.replace('http', 'ws')}/socket?patches=${PATCHES}&table=${table}`;
    const socket = new WebSocket(address, { headers: visitor.headers, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      this.options.overheard?.(text);
      (this.options.wire ?? goodWire).in(text, (frame) => this.#hear(frame));
    });
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
    });
    socket.on('error', () => socket.terminate());
  }

  /** Drops the connection without closing it properly. */
  cut(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#ticker);
    this.#socket?.close();
    this.#socket = null;
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  raw(text: string): void {
    (this.options.wire ?? goodWire).out(text, (frame) => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  /** Sends a request until the server answers; resolves with its entry number, and rejects with Refused if it was refused. */
  request(frame: Request): Promise<number> {
    return new Promise((done, reject) => {
      this.#requests.set(frame.id, { frame, sentAt: performance.now(), done, failed: reject });
      this.send(frame);
    });
  }

  sync(): void {
    const { table, seat } = this.options;
    this.send({ type: 'sync', table, seat, ...(this.position === null ? {} : { lastSeq: this.lastSeq }) });
  }

  #tick(): void {
    const now = performance.now();
    if (this.#socket === null) {
      this.connect();
      return;
    }
    for (const open of this.#requests.values()) {
      if (now - open.sentAt <= RESEND_MS) continue;
      open.sentAt = now;
      this.send(open.frame);
    }
    if (this.#waiting !== null && now - this.#waiting.sentAt > RESEND_MS) {
      this.#waiting.sentAt = now;
      this.send(this.#waiting.frame);
    } else if (now - this.#heardAt > RESEND_MS * 5) {
      this.#heardAt = now;
      this.sync();
    }
  }

  #hear(frame: string): void {
    if (this.#stopped) return;
    this.#heardAt = performance.now();
    try {
      this.#take(readFrame(frame));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.#fail(error);
    }
    this.options.onNews?.();
  }

  #fail(error: Error): void {
    this.trouble ??= error;
    this.#reject(error);
    for (const { failed } of this.#requests.values()) failed(error);
    this.#requests.clear();
    this.stop();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcomed++;
        this.sync();
        if (this.#waiting !== null) this.send(this.#waiting.frame);
        for (const { frame } of this.#requests.values()) this.send(frame);
        return;
      case 'snapshot':
        if (message.table.id !== this.options.table) return;
        this.chat.splice(0, Number.POSITIVE_INFINITY, ...message.chat);
        this.#see(message.table, message.position, message.steps);
        return;
      case 'chat':
        if (message.table === this.options.table) this.chat.push(message.line);
        return;
      case 'steps': {
        if (message.table !== this.options.table) return;
        const first = message.steps[0]?.seq ?? 0;
        if (first > this.lastSeq + 1) this.sync();
        else this.#see(this.table, message.position, message.steps);
        return;
      }
      case 'patch': {
        if (message.table !== this.options.table) return;
        const position = followPatch(this.position, message);
        if (position === null) this.sync();
        else if (position !== this.position) this.#see(this.table, position, message.steps);
        return;
      }
      case 'table':
        if (message.table.id === this.options.table) {
          this.table = message.table;
          this.#checkEnd();
        }
        return;
      case 'ack':
        this.#requests.get(message.id)?.done(message.seq);
        this.#requests.delete(message.id);
        if (this.#waiting?.frame.id === message.id) {
          this.acknowledged.set(message.id, { seq: message.seq, move: this.#waiting.frame.move });
          this.#waiting = null;
          this.#consider();
        }
        return;
      case 'refusal':
        this.refusals.push(message.code);
        // The ticker resends requests that were temporarily unavailable.
        if (message.code !== 'unavailable') {
          this.#requests.get(message.id)?.failed(new Refused(message));
          this.#requests.delete(message.id);
        }
        if (this.#waiting?.frame.id !== message.id) return;
        if (message.code === 'illegal' || message.code === 'unreadable' || message.code === 'forbidden') {
          this.#fail(new Error(`a legal move was refused: ${message.code} ${message.message} (${JSON.stringify(this.#waiting.frame)})`));
          return;
        }
        if (message.code !== 'unavailable') this.#waiting = null;
        this.sync();
        return;
      case 'error':
        this.errors.push(message.code);
        return;
      default:
        return;
    }
  }

  #see(table: Table | null, position: Position | null, steps: readonly Step[]): void {
    if (table !== null) this.table = table;
    for (const step of steps) {
      const known = this.steps.get(step.seq);
      if (known !== undefined && known.undo !== step.undo) this.#fail(new Error(`entry ${step.seq} was told in two ways`));
      if (known === undefined) this.steps.set(step.seq, step);
    }
    if (position === null) return;
    if (this.position !== null && position.seq < this.position.seq) return;
    this.position = position;
    this.options.onSteps?.(steps, position);
    this.#consider();
    this.#checkEnd();
  }

  #consider(): void {
    const { position } = this;
    const { seat, table, choose } = this.options;
    if (choose === null || position === null || seat === null || position.legal.length === 0 || this.#waiting !== null || this.#stopped)
      return;
    const answered = position.seq;
    void (async () => {
      await this.options.pause?.();
      if (this.#waiting !== null || this.position?.seq !== answered) return;
      const move = choose?.(position) ?? itemAt(position.legal, Math.floor(Math.random() * position.legal.length));
      const frame = { type: 'move', id: randomUUID(), table, seat, seq: answered, move } as const;
      this.#waiting = { frame, sentAt: performance.now() };
      this.send(frame);
    })();
  }

  #checkEnd(): void {
    if (this.table?.status === 'finished' && this.position !== null && this.position.seq >= this.table.seq) this.#finish(this.table);
  }
}
