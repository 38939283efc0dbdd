import { findGame } from '@belfry/games';
import { fold, type Game, type GameEvent, type MatchLog, readLog, seededChance, type Viewer } from '@belfry/kernel';
import type { Position, ServerMessage, Step, Table, TableId } from '@belfry/protocol';

/** Something somebody was sent during a match, and who it was. */
export interface Heard {
  readonly viewer: Viewer;
  readonly text: string;
}

/** What a canary found: a sentence for each leak. */
export type Leaks = string[];

const KEYS = {
  table: 'id settings status host seats createdAt startedAt endedAt seq rules keyHash key outcome vote rematch rematchOf',
  position: 'seq viewer view legal undo clocks',
  step: 'seq seat at events move by undo',
  snapshot: 'type table position steps chat now',
  steps: 'type table steps position now',
  tableMessage: 'type table',
  chat: 'type table line',
  line: 'n person at text phrase',
  welcome: 'type me now',
  ack: 'type id seq',
  refusal: 'type id code message reason args clause phrase',
  error: 'type code message table',
  pong: 'type sent now',
  answer: 'table position steps',
  replay: 'table viewer frames',
} as const;

interface Moment {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/**
 * Judges every byte that was sent, when the match is over and its log is known: each frame must be exactly what its receiver may know at that
 * moment by the rules of the game, nothing beside it, and the secret of the match must not appear before the end. The games used here are the
 * registered ones, whatever the server was given.
 */
export class Canary {
  readonly heard: Heard[] = [];
  readonly table: TableId;
  readonly #moments: Moment[] = [];
  readonly #game: Game;
  readonly #log: MatchLog;
  readonly #file: string;
  readonly leaks: Leaks = [];
  frames = 0;

  /** `file` is the match file that the server gives out when the match is over. */
  constructor(table: TableId, file: string) {
    this.table = table;
    this.#file = file;
    this.#log = readLog(file);
    this.#game = findGame(this.#log.header.game);
    fold(this.#game, this.#log, (state, events) => void this.#moments.push({ state: this.#game.clone(state), events: [...events] }));
  }

  judge({ viewer, text }: Heard): void {
    this.frames++;
    // Whole, with its last entry, it exists only after the end.
    if (text === this.#file) return;
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      this.#judgeSecrets(text, false);
      return;
    }
    if (typeof message !== 'object' || message === null) return;
    const over = this.#isOver(message);
    this.#judgeSecrets(text, over);
    if ('type' in message) this.#judgeMessage(message as ServerMessage, viewer);
    else if ('frames' in message)
      this.#judgeReplay(message as { table: Table; viewer: Viewer; frames: { step: Step; view: unknown }[] }, viewer);
    else if ('position' in message) this.#judgeAnswer(message as { table: Table; position: Position | null; steps: Step[] }, viewer);
    else if ('settings' in message) this.#judgeTable(message as Table);
  }

  /** The secret, and any list of chance outcomes, only after the end. */
  #judgeSecrets(text: string, over: boolean): void {
    const { key } = this.#log.header;
    if (!over && key !== undefined && text.includes(key)) this.#leak('the secret of all chance', text);
    if (!over && text.includes('"chance":')) this.#leak('chance outcomes', text);
  }

  #judgeMessage(message: ServerMessage, viewer: Viewer): void {
    switch (message.type) {
      case 'snapshot':
        this.#only(message, KEYS.snapshot);
        this.#judgeTable(message.table);
        for (const line of message.chat) this.#only(line, KEYS.line);
        if (message.position !== null) this.#judgePosition(message.position, message.steps, viewer);
        return;
      case 'steps':
        this.#only(message, KEYS.steps);
        this.#judgePosition(message.position, message.steps, viewer);
        return;
      case 'table':
        this.#only(message, KEYS.tableMessage);
        this.#judgeTable(message.table);
        return;
      default:
        this.#only(message, KEYS[message.type]);
    }
  }

  #judgeAnswer(answer: { table: Table; position: Position | null; steps: Step[] }, viewer: Viewer): void {
    this.#only(answer, KEYS.answer);
    this.#judgeTable(answer.table);
    if (answer.position !== null) this.#judgePosition(answer.position, answer.steps, viewer);
  }

  #judgeReplay(replay: { table: Table; viewer: Viewer; frames: { step: Step; view: unknown }[] }, viewer: Viewer): void {
    this.#only(replay, KEYS.replay);
    this.#judgeTable(replay.table);
    if (replay.table.status !== 'finished' && replay.viewer !== viewer)
      this.#leak(`the replay of ${replay.viewer}`, JSON.stringify(replay));
    for (const { step, view } of replay.frames) {
      this.#judgeStep(step, replay.viewer);
      this.#same(view, this.#game.view(this.#moment(step.seq).state, replay.viewer), 'a view in a replay');
    }
  }

  #judgeTable(table: Table): void {
    if (table.id !== this.table) return;
    this.#only(table, KEYS.table);
    if (table.status !== 'finished' && (table.key !== null || table.outcome !== null))
      this.#leak('the end before the end', JSON.stringify(table));
  }

  /** A position must be what the game shows this viewer, and the same if everything the viewer does not know were different. */
  #judgePosition(position: Position, steps: readonly Step[], viewer: Viewer): void {
    const { state } = this.#moment(position.seq);
    const game = this.#game;
    const last = position.seq === this.#log.entries.length;
    if (position.viewer !== viewer && !(position.viewer === 'open' && last))
      this.#leak(`the view of ${position.viewer}`, JSON.stringify(position));
    this.#only(position, KEYS.position);
    this.#same(position.view, game.view(state, position.viewer), 'a view');
    if (typeof position.viewer === 'number') {
      const determinized = game.determinize(game.view(state, position.viewer), seededChance(position.seq));
      const legal = game.legal(determinized, position.viewer).map((move) => game.write(move));
      this.#same(position.legal, legal, 'legal moves');
    } else if (position.legal.length > 0) this.#leak('the choices of a seat', JSON.stringify(position.legal));
    for (const step of steps) this.#judgeStep(step, position.viewer);
  }

  #judgeStep(step: Step, viewer: Viewer): void {
    this.#only(step, KEYS.step);
    const { events } = this.#moment(step.seq);
    const known = events.map((event) => this.#game.eventFor(event, viewer)).filter((event) => event !== null);
    this.#same(step.events, known, 'events');
    if (step.move !== undefined && viewer !== 'open' && viewer !== step.seat) this.#leak('the move of another seat', JSON.stringify(step));
  }

  #isOver(message: object): boolean {
    const table = 'table' in message ? message.table : message;
    return typeof table === 'object' && table !== null && 'status' in table && table.status === 'finished';
  }

  #moment(seq: number): Moment {
    const moment = this.#moments[seq];
    if (moment === undefined) throw new Error(`somebody was told of entry ${seq}, which does not exist`);
    return moment;
  }

  #only(thing: object, keys: string): void {
    const allowed = keys.split(' ');
    for (const key of Object.keys(thing))
      if (!allowed.includes(key)) this.#leak(`"${key}", which nobody should get`, JSON.stringify(thing));
  }

  #same(sent: unknown, allowed: unknown, what: string): void {
    const a = JSON.stringify(sent);
    const b = JSON.stringify(allowed);
    if (a !== b) this.#leak(`${what} other than the game gives out`, `${a} instead of ${b}`);
  }

  #leak(what: string, where: string): void {
    if (this.leaks.length < 20) this.leaks.push(`${what}: ${where.slice(0, 300)}`);
  }
}
