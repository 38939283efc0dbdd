import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type Bot, type BotGame, estimated } from '@belfry/bots';
import { BadInput, seatOfView } from '@belfry/kernel';
import { builtFile } from '../worker-pool/built-file.ts';
import type { ProcessAnswer, ProcessLine } from './line.ts';

const PREFIX = 'exec:';

/** The longest a process may think about one move. */
const PATIENCE = 60_000;

/** Seeds are below this, so that every language can hold them. */
const SEEDS = 2 ** 31;

/**
 * Returns the bot called `exec:COMMAND`: a process in any language that answers line by line (docs/BUILDING.md); null for other names. One
 * process serves all seats of that name. Bots answer synchronously, so a thread runs the process and the caller blocks until it has
 * answered.
 */
export function processBot(game: BotGame, name: string): Bot | null {
  if (!name.startsWith(PREFIX)) return null;
  const command = name.slice(PREFIX.length).trim();
  if (command === '') throw new BadInput('after "exec:" stands the command that starts the bot, like "exec:python3 my-bot.py"');
  return {
    choose(view, moves, chance) {
      // A forced move needs no question.
      if (moves.length === 1) return { move: moves[0] };
      const written = moves.map((move) => game.write(move));
      const question = { belfry: 1, game: game.id, seat: seatOfView(view), seed: chance.below(SEEDS), view, moves: written };
      const { move, share } = readAnswer(name, ask(name, command, JSON.stringify(question)));
      const place = written.indexOf(move);
      if (place < 0) throw new BadInput(`the bot "${name}" answered "${move}", which is none of the ${moves.length} moves it was given`);
      return share === undefined ? { move: moves[place] } : estimated(moves[place], [{ move: moves[place], share }]);
    },
  };
}

function readAnswer(name: string, line: string): { readonly move: string; readonly share?: number } {
  const answer = readJson(line);
  if (typeof answer === 'object' && answer !== null && 'move' in answer && typeof answer.move === 'string') {
    const { move } = answer;
    return 'share' in answer && typeof answer.share === 'number' && answer.share >= 0 && answer.share <= 1
      ? { move, share: answer.share }
      : { move };
  }
  throw new BadInput(`the bot "${name}" answered ${line.slice(0, 200)}; an answer looks like {"move":"build castle"}`);
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

interface OpenLine {
  readonly thread: Worker;
  readonly answers: MessagePort;
  readonly bell: Int32Array;
}

const open = new Map<string, OpenLine>();

function ask(name: string, command: string, question: string): string {
  const { thread, answers, bell } = lineTo(command);
  const heard = Atomics.load(bell, 0);
  thread.postMessage(question);
  const isLate = Atomics.wait(bell, 0, heard, PATIENCE) === 'timed-out';
  const answer: ProcessAnswer = isLate
    ? { problem: `did not answer within ${PATIENCE / 1000} seconds` }
    : receiveMessageOnPort(answers)?.message;
  if ('line' in answer) return answer.line;
  open.delete(command);
  void thread.terminate();
  throw new BadInput(`the bot "${name}" ${answer.problem}`);
}

function lineTo(command: string): OpenLine {
  const known = open.get(command);
  if (known !== undefined) return known;
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const { port1: answers, port2 } = new MessageChannel();
  const workerData: ProcessLine = { command, bell, answers: port2 };
  const thread = new Worker(builtFile('processes/thread.js'), { execArgv: [], workerData, transferList: [port2] });
  // Neither keeps this process alive; the bot's process ends when nobody can ask it any more.
  thread.unref();
  answers.unref();
  const line = { thread, answers, bell };
  open.set(command, line);
  return line;
}
