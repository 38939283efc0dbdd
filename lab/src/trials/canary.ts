import { findGame } from '@belfry/games';
import { fold, type Game, type GameEvent, type MatchLog, readLog, seededChance, type Viewer } from '@belfry/kernel';
import {
  type ChatLine,
  type PatchMessage,
  type Position,
  patchMessage,
  type ServerMessage,
  type Step,
  type Table,
  type TableId,
} from '@belfry/protocol';

/** A message to a client during a match, and what that client could see at the time. */
export interface Heard {
  /** The viewers it may see as; none if it may see nothing of the match. */
  readonly viewers: readonly Viewer[];
  /** The spectator delay, in seconds. */
  readonly delay: number;
  readonly at: number;
  readonly text: string;
}

/** The canary's findings: one sentence per leak. */
export type Leaks = string[];

const KEYS = {
  table:
    'id settings status host seats createdAt startedAt endedAt seq rules keyHash key outcome vote rematch rematchOf watching ' +
    'proposal seatEvents adjournedUntil paused ending',
  position: 'seq viewer view legal undo clocks standing',
  step: 'seq seat at events move by undo',
  snapshot: 'type table position steps chat now',
  steps: 'type table steps position now',
  patch: 'type table steps view legal undo clocks standing hash',
  tableMessage: 'type table clocks',
  watching: 'type table watching',
  emote: 'type table seat emote',
  chat: 'type table line',
  line: 'n person at text phrase',
  welcome: 'type me now protocol',
  ack: 'type id seq',
  refusal: 'type id code message reason args clause phrase',
  error: 'type code message table',
  pong: 'type sent now',
  answer: 'table position steps',
  replay: 'table viewer frames',
} as const;

/** The place in a message that gives an entry's number and the time it was written. */
const STEP_TIME = /"seq":(\d+),"seat":\d+,"at":(\d+)/g;

interface Moment {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** The server measures the delay on a clock that never goes back, this one on the time of day; each rounds to a millisecond. */
const ROUNDING_MS = 1;

/**
 * Checks every byte that was sent, once the match is over and its log is known: each frame must be exactly what its receiver may know at
 * that time by the rules of the game, with nothing extra, and the secret of the match must not appear before the end. The games used here
 * are the registered ones, regardless of what the server got.
 */
export class Canary {
  readonly table: TableId;
  readonly #moments: Moment[] = [];
  /** The time each entry was written, as far as any client received it. */
  readonly #times = new Map<number, number>();
  readonly #game: Game;
  readonly #log: MatchLog;
  readonly #file: string;
  readonly leaks: Leaks = [];
  frames = 0;

  /** `file` is the match file that the server serves after the match. */
  constructor(table: TableId, file: string) {
    this.table = table;
    this.#file = file;
    this.#log = readLog(file);
    this.#game = findGame(this.#log.header.game);
    fold(this.#game, this.#log, (state, events) => void this.#moments.push({ state: this.#game.clone(state), events: [...events] }));
  }

  /** Checks every message received. */
  judge(heard: readonly Heard[]): void {
    for (const { text } of heard) for (const [, seq, at] of text.matchAll(STEP_TIME)) this.#times.set(Number(seq), Number(at));
    for (const one of heard) this.#judgeOne(one);
  }

  #judgeOne(heard: Heard): void {
    const { text } = heard;
    this.frames++;
    // The complete file with its last entry exists only after the end.
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
    if ('type' in message) this.#judgeMessage(message as ServerMessage, heard);
    else if ('frames' in message)
      this.#judgeReplay(message as { table: Table; viewer: Viewer; frames: { step: Step; view: unknown }[] }, heard);
    else if ('position' in message) this.#judgeAnswer(message as { table: Table; position: Position | null; steps: Step[] }, heard);
    else if ('settings' in message) this.#judgeTable(message as Table);
  }

  /** The secret and any list of chance outcomes may appear only after the end. */
  #judgeSecrets(text: string, over: boolean): void {
    const { key } = this.#log.header;
    if (!over && key !== undefined && text.includes(key)) this.#leak('the secret of all chance', text);
    if (!over && text.includes('"chance":')) this.#leak('chance outcomes', text);
  }

  #judgeMessage(message: ServerMessage, heard: Heard): void {
    const unwanted = heard.viewers.length === 0;
    switch (message.type) {
      case 'snapshot':
        this.#only(message, KEYS.snapshot);
        this.#judgeTable(message.table);
        for (const line of message.chat) this.#judgeLine(line, heard);
        if (message.position !== null) this.#judgePosition(message.position, message.steps, heard);
        return;
      case 'steps':
        this.#only(message, KEYS.steps);
        this.#judgePosition(message.position, message.steps, heard);
        return;
      case 'patch':
        this.#only(message, KEYS.patch);
        this.#judgePatch(message, heard);
        return;
      case 'table':
        this.#only(message, KEYS.tableMessage);
        if (unwanted && message.table.status !== 'gathering') this.#leak('a table that is not for them', JSON.stringify(message));
        if (heard.delay > 0 && message.clocks !== undefined) this.#leak('clocks that run ahead', JSON.stringify(message));
        this.#judgeTable(message.table);
        return;
      case 'chat':
        this.#only(message, KEYS.chat);
        this.#judgeLine(message.line, heard);
        return;
      default:
        this.#only(message, KEYS[message.type]);
    }
  }

  #judgeAnswer(answer: { table: Table; position: Position | null; steps: Step[] }, heard: Heard): void {
    this.#only(answer, KEYS.answer);
    this.#judgeTable(answer.table);
    if (answer.position !== null) this.#judgePosition(answer.position, answer.steps, heard);
  }

  #judgeReplay(replay: { table: Table; viewer: Viewer; frames: { step: Step; view: unknown }[] }, heard: Heard): void {
    this.#only(replay, KEYS.replay);
    this.#judgeTable(replay.table);
    if (replay.table.status !== 'finished' && !heard.viewers.includes(replay.viewer))
      this.#leak(`the replay of ${replay.viewer}`, JSON.stringify(replay));
    for (const { step, view } of replay.frames) {
      this.#judgeStep(step, replay.viewer, heard);
      this.#same(view, this.#game.view(this.#moment(step.seq).state, replay.viewer), 'a view in a replay');
    }
  }

  #judgeTable(table: Table): void {
    if (table.id !== this.table) return;
    this.#only(table, KEYS.table);
    if (table.status !== 'finished' && (table.key !== null || table.outcome !== null))
      this.#leak('the end before the end', JSON.stringify(table));
  }

  /** A position must be what the game shows this viewer, and stay the same if everything the viewer does not know were different. */
  #judgePosition(position: Position, steps: readonly Step[], heard: Heard): void {
    const { state } = this.#moment(position.seq);
    const game = this.#game;
    const last = position.seq === this.#log.entries.length;
    this.#judgeTime(position.seq, heard);
    if (!heard.viewers.includes(position.viewer) && !(position.viewer === 'open' && last))
      this.#leak(`the view of ${position.viewer}`, JSON.stringify(position));
    this.#only(position, KEYS.position);
    this.#same(position.view, game.view(state, position.viewer), 'a view');
    if (typeof position.viewer === 'number') {
      const determinized = game.determinize(game.view(state, position.viewer), seededChance(position.seq));
      const legal = game.legal(determinized, position.viewer).map((move) => game.write(move));
      this.#same(position.legal, legal, 'legal moves');
    } else if (position.legal.length > 0 || position.standing !== undefined)
      this.#leak('the choices of a seat', JSON.stringify([position.legal, position.standing]));
    for (const step of steps) this.#judgeStep(step, position.viewer, heard);
  }

  /** A patch must be exactly the difference between two views that this client may have. */
  #judgePatch(message: PatchMessage, heard: Heard): void {
    const { steps, legal = [], undo = [], clocks = null, standing } = message;
    const seq = steps.at(-1)?.seq ?? 0;
    const before = this.#moment((steps[0]?.seq ?? 0) - 1).state;
    const after = this.#moment(seq).state;
    const last = seq === this.#log.entries.length;
    const fits = (viewer: Viewer): boolean => {
      const [known, view] = [this.#game.view(before, viewer), this.#game.view(after, viewer)];
      const made = patchMessage(message.table, known, steps, { seq, viewer, view, legal, undo, clocks });
      return JSON.stringify([made.view, made.hash]) === JSON.stringify([message.view, message.hash]);
    };
    const viewer = [...heard.viewers, ...(last ? (['open'] as const) : [])].find(fits);
    if (viewer === undefined) {
      this.#leak('changes other than in the views they may see', JSON.stringify(message));
      return;
    }
    const rest = { legal, undo, clocks, ...(standing === undefined ? {} : { standing }) };
    this.#judgePosition({ seq, viewer, view: this.#game.view(after, viewer), ...rest }, steps, heard);
  }

  #judgeStep(step: Step, viewer: Viewer, heard: Heard): void {
    this.#judgeTime(step.seq, heard);
    this.#only(step, KEYS.step);
    const { events } = this.#moment(step.seq);
    const known = events.map((event) => this.#game.eventFor(event, viewer)).filter((event) => event !== null);
    this.#same(step.events, known, 'events');
    if (step.move !== undefined && viewer !== 'open' && viewer !== step.seat) this.#leak('the move of another seat', JSON.stringify(step));
  }

  #judgeLine(line: ChatLine, { viewers, delay, at }: Heard): void {
    this.#only(line, KEYS.line);
    if (viewers.length === 0 || line.at + delay * 1000 > at + ROUNDING_MS)
      this.#leak('what was said, to whom it was not for yet', JSON.stringify(line));
  }

  #judgeTime(seq: number, { delay, at }: Heard): void {
    const early = (this.#times.get(seq) ?? 0) + delay * 1000 - at;
    if (delay > 0 && early > ROUNDING_MS) this.#leak(`entry ${seq}, ${early} ms too early`, '');
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
