import { rulesOf } from '@belfry/games';
import { seatLetter, winners } from '@belfry/kernel';
import type { Command } from 'commander';
import { type Environment, writeJson, writeLine } from '../base/environment.ts';
import { readText, withinFile } from '../base/match-file.ts';
import { readRecord, type Verdict, verifyRecord } from '../base/verification.ts';

const EXAMPLES = `
Replays the file from its first line: every move must be legal, every chance outcome possible, and in a transcript every event and
every state equal. When the file holds the key of the match, all chance must follow from it.
Exit code 0: the file is correct. Exit code 2: the file is damaged or does not follow the rules; the message says where.

Examples:
  belfry verify game.log
  belfry transcript citadels --seed 7 > game.jsonl && belfry verify game.jsonl`;

export function addVerify(program: Command, setting: Environment): void {
  program
    .command('verify <file>')
    .description('replay a log or transcript and check every step')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: { readonly json?: boolean }) => {
      const record = withinFile(file, () => readRecord(readText(file)));
      const game = await rulesOf(record.log.header, setting.games);
      const verdict = withinFile(file, () => verifyRecord(game, record));
      if (flags.json) writeJson(setting, { file, valid: true, ...verdict });
      else writeLine(setting.out, sentence(file, verdict));
    });
}

function sentence(file: string, verdict: Verdict): string {
  const { kind, game, players, entries, key, outcome } = verdict;
  const steps = kind === 'transcript' ? 'every move is legal, every event and every state equal' : 'every move is legal';
  const luck = key ? 'all chance follows from the published key' : 'chance is as written down (no key published)';
  const first = outcome === null ? [] : winners(outcome).map(seatLetter);
  const end = outcome === null ? 'the match is not finished' : `won by seat ${first.join(' and ')}`;
  return `${file}: a ${kind} of ${game} with ${players} players and ${entries} entries; ${steps}; ${luck}; ${end}.`;
}
