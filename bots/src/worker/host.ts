import type { Answer, Timers, WorkerLike } from './protocol.ts';
import { fallbackMove, type Question } from './question.ts';

export interface Thought {
  readonly move: string;
  /** Why chance had to move for the bot; absent when the bot moved itself. */
  readonly trouble?: string;
}

export interface BotHost {
  /** Asks for a move; always calls back once, with a legal move. */
  think(question: Question, done: (thought: Thought) => void): void;
  close(): void;
}

interface Waiting {
  readonly question: Question;
  readonly done: (thought: Thought) => void;
}

/** Runs one worker. A bot that does not answer in time is killed with its worker, and a new worker takes the next question. */
export function hostBots(start: () => WorkerLike, timers: Timers, killAfter: number): BotHost {
  let worker: WorkerLike | null = null;
  let asked = 0;
  let current: (Waiting & { readonly id: number; readonly cancel: () => void }) | null = null;
  const queue: Waiting[] = [];

  function open(): WorkerLike {
    const fresh = start();
    fresh.onAnswer((answer) => {
      if (fresh === worker) receive(answer);
    });
    return fresh;
  }
  function receive(answer: Answer): void {
    if (current === null || answer.id !== current.id) return;
    const { question } = current;
    if ('error' in answer) finish({ move: fallbackMove(question), trouble: answer.error });
    else if (question.legal.includes(answer.move)) finish({ move: answer.move });
    else finish({ move: fallbackMove(question), trouble: `"${answer.move}" is not among the legal moves` });
  }
  function finish(thought: Thought): void {
    const finished = current;
    current = null;
    finished?.cancel();
    finished?.done(thought);
    next();
  }
  function next(): void {
    const waiting = current === null ? queue.shift() : undefined;
    if (waiting === undefined) return;
    const id = ++asked;
    const cancel = timers.after(killAfter, () => {
      worker?.kill();
      worker = null;
      finish({ move: fallbackMove(waiting.question), trouble: `no answer within ${killAfter} ms` });
    });
    current = { ...waiting, id, cancel };
    worker ??= open();
    worker.send({ id, question: waiting.question });
  }
  return {
    think(question, done) {
      queue.push({ question, done });
      next();
    },
    close() {
      queue.length = 0;
      current?.cancel();
      current = null;
      worker?.kill();
      worker = null;
    },
  };
}
