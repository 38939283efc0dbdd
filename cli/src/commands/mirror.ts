import { botTexts, gradeOf, judgeDecision, type Mirror, mirrorOf, ownPart, PHASES } from '@belfry/bots';
import { rulesOf } from '@belfry/games';
import { BadInput, type Game, itemAt, LANGUAGES, type Language, say, seatLetter } from '@belfry/kernel';
import type { Command } from 'commander';
import { languageOf, seatOf } from '../base/arguments.ts';
import { type Environment, writeJson, writeLine } from '../base/environment.ts';
import { readText, withinFile } from '../base/match-file.ts';
import { NAMES } from '../base/names.ts';
import { progress } from '../base/progress.ts';
import { readRecord } from '../base/verification.ts';

interface MirrorFlags {
  readonly seat: string;
  readonly seed: string;
  readonly language: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Judges every decision of a seat by the winning chances it lost against the best move: against good play, with the same luck, from what the seat could see.
Reports the three to five key moments, the accuracy in the opening, middle game and endgame, and what was never used.

Examples:
  belfry mirror game.jsonl --seat b
  belfry mirror game.jsonl --seat a --seed 2 --json`;

export function addMirror(program: Command, setting: Environment): void {
  program
    .command('mirror <file>')
    .description('review the decisions of a player in a match file')
    .option('--seat <letter>', 'whose decisions', 'a')
    .option('--seed <text>', 'random seed of the review', '1')
    .option('--language <code>', `${LANGUAGES.join(' or ')}`, 'en')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: MirrorFlags) => {
      const { log } = withinFile(file, () => readRecord(readText(file)));
      const language = languageOf(flags.language);
      const seat = seatOf(flags.seat, log.header.players);
      const game = await rulesOf(log.header, setting.games);
      if (game.evaluation === undefined) throw new BadInput(`${game.id} has no evaluation yet`);
      const part = withinFile(file, () => ownPart(game, log, seat));
      const bar = progress(setting.err, `Judging ${part.decisions.length} decisions`, 100);
      const began = performance.now();
      const mirror = await mirrorOf(
        part,
        async (question) => judgeDecision(game, question),
        flags.seed,
        (done) => bar.at(100 * done),
      );
      bar.end();
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      if (flags.json) writeJson(setting, { file, game: game.id, seat: seatLetter(seat), seconds, ...numbersOf(mirror) });
      else writeMirror(setting, game, mirror, language, seconds);
    });
}

/** Omits the views, which are too long to print. */
function numbersOf({ judged, moments, ...rest }: Mirror): object {
  const bare = ({ seq, played, loss, error, ideas }: Mirror['judged'][number]): object => ({
    seq,
    played,
    best: ideas[0]?.move,
    loss: rounded(loss),
    error: rounded(error),
  });
  return { ...rest, decisions: judged.length, moments: moments.map(bare), judged: judged.map(bare) };
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
const percent = (share: number): string => (100 * share).toFixed(1);

function writeMirror(setting: Environment, game: Game, mirror: Mirror, language: Language, seconds: number): void {
  const { out } = setting;
  const speaker = { language, catalogue: botTexts(game)[language], nameOf: (seat: number) => NAMES[seat] ?? seatLetter(seat) };
  const figure = (accuracy: number | null): string => (accuracy === null ? '-' : `${accuracy}`);
  writeLine(out, `${mirror.judged.length} decisions judged in ${seconds} s. Accuracy ${figure(mirror.accuracy)} of 100.`);
  writeLine(out, PHASES.map((phase) => `${phase} ${figure(mirror.phases[phase])}`).join(', '));
  for (const { seq, view, played, ideas, loss, error } of mirror.moments) {
    const describe = (move: string): string => say(speaker, game.sayMove(game.read(move), view));
    writeLine(out, `Entry ${seq}, round ${view.round}, a ${gradeOf(loss)}: ${describe(played)}`);
    writeLine(out, `  lost ${percent(loss)} ± ${percent(error)} of 100 wins; better: ${describe(itemAt(ideas, 0).move)}`);
  }
  if (mirror.moments.length === 0) writeLine(out, 'No clear mistakes.');
  if (mirror.unused.length > 0)
    writeLine(out, `Used by others, never by this player: ${mirror.unused.map((name) => say(speaker, name)).join(', ')}.`);
}
