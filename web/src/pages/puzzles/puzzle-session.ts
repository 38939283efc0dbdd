import type { CrestName } from '@belfry/board-kit';
import type { Claims, Judgement, Puzzle } from '@belfry/bots';
import { deduceFrom, type Game, type Phrase, seatOfView } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import { createStore } from 'zustand';
import { openHintWorker } from '../../match/local/hint-worker.ts';
import { seatsFor } from '../../match/local/new-table.ts';
import type { LogEntry, MatchSession, Snapshot } from '../../match/session.ts';

/** A puzzle: a position as a seat sees it, and the values of the moves. */
export type Riddle = Pick<Puzzle, 'players' | 'view' | 'ideas' | 'tempting'>;

/** An answer with its feedback. */
export interface Answer {
  readonly idea: Judgement;
  /** True if it is the best move, or nearly as good. */
  readonly accepted: boolean;
  readonly reason: Phrase | null;
  /** The text of the reason's claims. */
  readonly claims: Claims['text'] | undefined;
}

export interface PuzzleState {
  readonly judging: boolean;
  readonly answer: Answer | null;
  readonly tries: number;
  /** The user asked for the solution. */
  readonly shown: boolean;
  /** Why it is the solution; null until that is known. */
  readonly because: Pick<Answer, 'reason' | 'claims'> | null;
}

/** A puzzle as a table: it has a view but no match, so a move is tried in one of the states that fit the view. */
export interface PuzzleSession extends MatchSession {
  state(): PuzzleState;
  /** Returns to the question. */
  retry(): void;
  /** Shows the best move. */
  reveal(): void;
}

interface Solver {
  readonly name: string;
  readonly crest: CrestName | undefined;
}

/** The largest loss against the best move that still passes. */
const PASSES = 0.015;

/** Returns the snapshot in which the puzzle is asked. */
function questionOf(game: Game, { players, view }: Pick<Riddle, 'players' | 'view'>, { name, crest }: Solver): Snapshot {
  const seat = seatOfView(view);
  return {
    status: 'playing',
    connection: 'here',
    game: game.id,
    rules: game.rulesVersion,
    options: {},
    seats: seatsFor(
      players,
      Array.from({ length: players }, (_, each) => (each === seat ? name : undefined)),
      'master',
      crest,
    ),
    viewer: seat,
    shared: [],
    seq: 0,
    view,
    // The legal moves are the same in every state that fits the view.
    moves: deduceFrom(game, view)
      .legal(seat)
      .map((move) => game.write(move)),
    undo: null,
    log: [],
    chat: null,
    clocks: [],
    outcome: null,
  };
}

export function openPuzzle(game: Game, { players, view, ideas, tempting }: Riddle, { name, crest }: Solver): PuzzleSession {
  const seat = seatOfView(view);
  const worker = openHintWorker();
  const best = ideas[0]?.move ?? '';
  const question = questionOf(game, { players, view }, { name, crest });
  const start: PuzzleState = { judging: false, answer: null, tries: 0, shown: false, because: null };
  const store = createStore(() => ({ state: start, snapshot: question }));
  const state = () => store.getState().state;

  function show(next: Partial<PuzzleState>, snapshot = store.getState().snapshot): void {
    store.setState({ state: { ...state(), ...next }, snapshot });
  }

  /** Returns the judgement of a move, from the puzzle or from the worker. */
  async function judgementOf(move: string): Promise<Judgement> {
    const known = ideas.find((idea) => idea.move === move);
    if (known !== undefined) return known;
    const judged = await worker.judge({ game: game.id, rules: game.rulesVersion, view, moves: question.moves, played: move });
    const found = judged.find((idea) => idea.move === move);
    if (found === undefined) throw new Error(`nothing was found about "${move}"`);
    return found;
  }

  return {
    snapshot: () => store.getState().snapshot,
    subscribe: store.subscribe,
    state,
    async play(move) {
      if (state().judging || state().answer !== null) return;
      show({ judging: true });
      try {
        const idea = await judgementOf(move);
        const accepted = idea.loss <= PASSES;
        const compared = accepted ? { better: move, other: tempting } : { better: best, other: move };
        const { reason, claims, sequel } = await worker.explain({
          game: game.id,
          rules: game.rulesVersion,
          view,
          ...compared,
          played: move,
        });
        const answered = { judging: false, answer: { idea, accepted, reason, claims }, tries: state().tries + 1 };
        const log: LogEntry[] = [];
        for (const { events, view: seen } of [sequel.moved, sequel.later]) {
          const seq = log.length + 1;
          log.push({ seq, seat, events });
          show(answered, { ...question, seq, view: seen, moves: [], log: [...log] });
        }
      } catch (error) {
        show({ judging: false });
        throw error instanceof Refused ? error : new Error('the move could not be judged', { cause: error });
      }
    },
    retry: () => show({ answer: null }, question),
    reveal() {
      show({ answer: null, shown: true }, question);
      const asked = { game: game.id, rules: game.rulesVersion, view, better: best, other: tempting, played: best };
      // The solution is shown even if the reason cannot be found.
      void worker.explain(asked).then(
        ({ reason, claims }) => show({ because: { reason, claims } }),
        () => {},
      );
    },
    close: worker.close,
  };
}
