import { BadInput } from '@belfry/kernel';
import { Command, CommanderError } from 'commander';
import { CheckFailed, type Environment, writeLine } from './base/environment.ts';
import { addAdmin } from './commands/admin.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addCheckMatches } from './commands/check-matches.ts';
import { addDetect } from './commands/detect.ts';
import { addGolden } from './commands/golden.ts';
import { addJoin } from './commands/join.ts';
import { addLearn } from './commands/learn.ts';
import { addMigrate } from './commands/migrate.ts';
import { addMirror } from './commands/mirror.ts';
import { addMoveStore } from './commands/move-store.ts';
import { addNew } from './commands/new.ts';
import { addPerft } from './commands/perft.ts';
import { addPhrases } from './commands/phrases.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addRaiseRules } from './commands/raise-rules.ts';
import { addRules } from './commands/rules.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTrain } from './commands/train.ts';
import { addTranscript } from './commands/transcript.ts';
import { addTrial } from './commands/trial.ts';
import { addVerify } from './commands/verify.ts';
import { overview } from './overview.ts';

/** 0: done. 1: a check failed. 2: bad input, nothing done. 3: a fault in Belfry itself. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Runs one command line and returns its exit code. */
export async function run(argv: readonly string[], setting: Environment): Promise<ExitCode> {
  if (argv.length === 0) {
    setting.out.write(overview(setting));
    return 0;
  }
  try {
    await program(setting).parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    return judge(error, setting);
  }
}

function program(setting: Environment): Command {
  const root = new Command('belfry')
    .description('Play, simulate and check the games of Belfry.')
    .helpCommand('help [command]', 'explain a command')
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => setting.out.write(text),
      writeErr: (text) => setting.err.write(text),
      outputError: (text, write) => write(`belfry: ${asOneSentence(text)}\n`),
    })
    .addHelpText('after', '\nEvery command has help with examples: belfry help simulate');
  for (const add of [
    addServe,
    addPlay,
    addJoin,
    addLearn,
    addSimulate,
    addArena,
    addDetect,
    addTrain,
    addPuzzles,
    addTranscript,
    addMirror,
    addVerify,
    addRules,
    addPhrases,
    addPerft,
    addGolden,
    addRaiseRules,
    addNew,
    addBench,
    addTrial,
    addBackup,
    addMigrate,
    addMoveStore,
    addAdmin,
    addCheckMatches,
  ])
    add(root, setting);
  return root;
}

/** Converts Commander's `error: unknown option '--game'\n(Did you mean --games?)` to one sentence. */
function asOneSentence(text: string): string {
  return text
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
}

function judge(error: unknown, setting: Environment): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof CheckFailed) {
    writeLine(setting.err, `belfry: ${error.message}`);
    return 1;
  }
  if (error instanceof BadInput) {
    writeLine(setting.err, `belfry: ${error.message}`);
    return 2;
  }
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  writeLine(setting.err, `belfry: a fault in Belfry itself, please report it with the command you gave:\n${words}`);
  return 3;
}
