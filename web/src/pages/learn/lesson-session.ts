import type { CrestName } from '@belfry/board-kit';
import { answerTo, type Game, type Lesson, type Words } from '@belfry/kernel';
import { answerTask, extendLog, type LiveMatch, lessonAt, positionFor, replayFor, stepsSince } from '@belfry/live';
import { createStore } from 'zustand';
import { seatsFor } from '../../match/local/new-table.ts';
import { momentsOf } from '../../match/moments.ts';
import type { MatchRecord, MatchSession, Snapshot } from '../../match/session.ts';
import { NO_TRIES, ruledOutBy, type Tries } from './tries.ts';

/** The last feedback: to a correct try, to a mistake, or to a request for help. */
export interface Said {
  readonly to: 'success' | 'mistake' | 'hint';
  readonly words: Words;
}

/** Progress in a lesson. After the last step comes its question, and then it is done. */
export interface LessonState {
  readonly step: number;
  readonly said: Said | null;
  /** No mistake, hint or skipped step so far. */
  readonly clean: boolean;
  readonly answered: boolean;
  /** The things that are known to be no answer to this step's task. */
  readonly ruledOut: readonly string[];
}

/**
 * A lesson as a table: the match runs in the page, the other players follow the script, and only the moves that the step asks for are
 * accepted.
 */
export interface LessonSession extends MatchSession, MatchRecord {
  state(): LessonState;
  hint(): void;
  /** Notes that the question after the last step was answered correctly. */
  answer(first: boolean): void;
  /** Goes to a step as if the solutions of all earlier steps had been played. */
  goTo(step: number): void;
}

/** True when no step or question is left. */
export function isLearnt({ steps, question }: Lesson, { step, answered }: LessonState): boolean {
  return step >= steps.length && (answered || question === undefined);
}

export interface Learner {
  readonly name: string;
  readonly crest: CrestName | undefined;
}

export function openLesson(game: Game, lesson: Lesson, { name, crest }: Learner): LessonSession {
  const seats = seatsFor(
    lesson.players,
    Array.from({ length: lesson.players }, (_, seat) => (seat === lesson.seat ? name : undefined)),
    'apprentice',
    crest,
  );
  let live = lessonAt(game, lesson, 0);
  let tries: Tries = NO_TRIES;
  const ruledOutAt = (step: number) => ruledOutBy(game, lesson.steps[step]?.task, positionFor(live, lesson.seat).legal, tries);
  let state: LessonState = { step: 0, said: null, clean: true, answered: false, ruledOut: ruledOutAt(0) };
  const shown = createStore(() => snapshotOf(live));

  /** A step that is only text asks for no move. */
  function snapshotOf(match: LiveMatch): Snapshot {
    const { seq, view, legal } = positionFor(match, lesson.seat);
    const outcome = game.outcome(match.match.state);
    const asks = lesson.steps[state.step]?.task !== undefined;
    return {
      status: outcome === null ? 'playing' : 'over',
      connection: 'here',
      game: game.id,
      rules: game.rulesVersion,
      options: match.match.log.header.options,
      seats,
      viewer: lesson.seat,
      shared: [],
      seq,
      view,
      moves: asks ? legal : [],
      undo: null,
      log: extendLog([], stepsSince(match, lesson.seat, -1)),
      chat: null,
      clocks: [],
      outcome,
    };
  }

  function show(next: Partial<LessonState>): void {
    state = { ...state, ...next };
    state = { ...state, ruledOut: ruledOutAt(state.step) };
    shown.setState(snapshotOf(live), true);
  }

  return {
    snapshot: shown.getState,
    subscribe: shown.subscribe,
    state: () => state,
    async play(move) {
      const { step } = state;
      const task = lesson.steps[step]?.task;
      if (task === undefined) return;
      const { accepted, say } = answerTo(task, move);
      if (!accepted) {
        tries = { ...tries, tried: [...tries.tried, move] };
        show({ said: say === null ? null : { to: 'mistake', words: say }, clean: false });
        return;
      }
      tries = NO_TRIES;
      state = { ...state, step: step + 1, said: say === null ? null : { to: 'success', words: say } };
      answerTask(live, lesson, step, move, () => show({}));
    },
    hint() {
      const task = lesson.steps[state.step]?.task;
      if (task === undefined) return;
      tries = { ...tries, hinted: true };
      show({ said: { to: 'hint', words: task.hint }, clean: false });
    },
    answer: (first) => show({ answered: true, clean: state.clean && first }),
    goTo(step) {
      const reads = step === state.step + 1 && lesson.steps[state.step]?.task === undefined;
      if (!reads) live = lessonAt(game, lesson, step);
      tries = NO_TRIES;
      show({ step, said: null, answered: false, clean: step === 0 || state.clean });
    },
    moments: async (viewer) => momentsOf(replayFor(live, viewer), game.outcome(live.match.state)),
    exportLog: async () => live.match.log,
    close: () => {},
  };
}
