import {
  type Catalogue,
  fold,
  type Game,
  type GameEvent,
  type GameView,
  isLegal,
  type MatchLog,
  type Phrase,
  type Seat,
  type Viewer,
} from '../src/index.ts';

export const PHRASE_KINDS = ['decision', 'move', 'event', 'report', 'refusal'] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];

/** A sentence of a game by its key, with examples from play. */
export interface PhraseEntry {
  readonly key: string;
  readonly kind: PhraseKind;
  /** How often it occurred. */
  readonly said: number;
  readonly examples: readonly Phrase[];
}

/** The maximum number of distinct examples per sentence. */
const EXAMPLES = 3;
/** The maximum number of once-legal moves to retry later, at one decision in this many, to collect refusals. */
const REMEMBERED = 400;
const REFUSED_EVERY = 12;

/**
 * Returns every question, choice, log line, report line and refusal met in the games, by key; sentences of the catalogue that did not occur
 * have no examples.
 */
export function phraseBook<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  logs: readonly MatchLog[],
): PhraseEntry[] {
  const book = new Map<string, { kind: PhraseKind; said: number; examples: Map<string, Phrase> }>();
  const note = (kind: PhraseKind, phrase: Phrase): void => {
    const entry = book.get(phrase.key) ?? { kind, said: 0, examples: new Map<string, Phrase>() };
    book.set(phrase.key, entry);
    entry.said++;
    if (entry.examples.size < EXAMPLES) entry.examples.set(JSON.stringify(phrase), phrase);
  };
  for (const log of logs) listen(game, log, note);
  for (const [key, kind] of unmet(game.text.en, book)) book.set(key, { kind, said: 0, examples: new Map() });
  return [...book].map(([key, { kind, said, examples }]) => ({ key, kind, said, examples: [...examples.values()] })).sort(byKindAndKey);
}

function listen<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  log: MatchLog,
  note: (kind: PhraseKind, phrase: Phrase) => void,
): void {
  const viewers: Viewer[] = [...Array.from({ length: log.header.players }, (_, seat) => seat), 'spectator', 'open'];
  const remembered = new Map<string, M>();
  let decisions = 0;
  let round = Number.NaN;
  fold(game, log, (state, events) => {
    for (const event of events) {
      for (const viewer of viewers) {
        const told = game.eventFor(event, viewer);
        if (told !== null) note('event', game.sayEvent(told));
      }
    }
    for (const decision of game.pending(state)) {
      note('decision', game.sayDecision(decision));
      const view = game.view(state, decision.seat);
      const moves = game.legal(state, decision.seat);
      for (const move of moves) note('move', game.sayMove(move, view));
      if (decisions++ % REFUSED_EVERY === 0) refuse(state, decision.seat);
      for (const move of moves) if (remembered.size < REMEMBERED) remembered.set(game.write(move), move);
    }
    if (game.round(state) === round && game.outcome(state) === null) return;
    round = game.round(state);
    for (const viewer of viewers) {
      for (const { title, lines } of game.report(game.view(state, viewer))) for (const line of [title, ...lines]) note('report', line);
    }
  });

  function refuse(state: S, seat: Seat): void {
    for (const move of remembered.values()) if (!isLegal(game, state, seat, move)) note('refusal', game.refusal(state, seat, move).phrase);
  }
}

function unmet(catalogue: Catalogue, book: ReadonlyMap<string, object>): [key: string, kind: PhraseKind][] {
  return Object.keys(catalogue).flatMap((key): [string, PhraseKind][] => {
    const kind = PHRASE_KINDS.find((name) => key.startsWith(`${name}.`));
    return kind === undefined || book.has(key) ? [] : [[key, kind]];
  });
}

function byKindAndKey(a: PhraseEntry, b: PhraseEntry): number {
  return PHRASE_KINDS.indexOf(a.kind) - PHRASE_KINDS.indexOf(b.kind) || a.key.localeCompare(b.key);
}
