import { BadInput } from '@belfry/kernel';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { progress } from '../progress.ts';
import { type Setting, writeJson, writeLine } from '../setting.ts';
import { table } from '../table.ts';

interface BenchFlags {
  readonly seconds: string;
  readonly json?: boolean;
}

const EXAMPLES = `
engine: random play of every game beside boardgame.io 0.50.2 playing a card and city game with as large a state and as many legal
moves, in one process, slice by slice in turn. What the peer does, and does not do, is in bench/README.md.

Examples:
  belfry bench engine
  belfry bench engine --seconds 30
  belfry bench engine --json`;

export function addBench(program: Command, setting: Setting): void {
  program
    .command('bench <what>')
    .description('measure speed beside a peer: engine')
    .option('--seconds <n>', 'CPU seconds for each game', '12')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (what: string, flags: BenchFlags) => {
      if (what !== 'engine') throw new BadInput(`there is no bench "${what}"; the benches are engine`);
      const seconds = wholeNumber('--seconds', flags.seconds, 1);
      // Loaded here and not above: the peer is a large package that no other command needs.
      const { benchEngine } = await import('@belfry/bench');
      const bar = progress(setting.err, 'Measuring', setting.games.length * seconds);
      const result = benchEngine(setting.games, seconds, bar.at);
      bar.end();
      if (flags.json) {
        writeJson(setting, result);
        return;
      }
      const rows = result.games.map((row) => [
        row.game,
        row.players,
        row.movesPerCpuSecond,
        row.peerMovesPerCpuSecond,
        `${row.ratio} x`,
        row.cloneNanoseconds,
        `${row.stateBytes} / ${row.peerStateBytes}`,
        `${row.choices} / ${row.peerChoices}`,
      ]);
      writeLine(setting.out, `Random play, ${result.node}, ${result.cpu}; the peer is ${result.peer}.`);
      writeLine(setting.out);
      writeLine(
        setting.out,
        table(
          ['game', 'players', 'moves per CPU s', 'peer', 'ratio', 'clone ns', 'state bytes ours / peer', 'legal moves ours / peer'],
          rows,
        ),
      );
    });
}
