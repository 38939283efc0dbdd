import { loadRules } from '@belfry/games/page/rules';
import { fold, readLog } from '@belfry/kernel';
import { to } from '../../base/address.ts';
import { newLocalTable } from './new-table.ts';
import { seatsOfFile } from './seats-of-file.ts';

/**
 * Lays a match from a file on a table of this device, and gives its address: a finished one is there to be looked at,
 * another goes on with the reader. A file that is no true match is refused with a sentence.
 */
export async function importMatch(text: string, reader: string): Promise<string> {
  const log = readLog(text);
  const game = await loadRules(log.header.game, log.header.rules);
  const { state } = fold(game, log);
  const over = game.outcome(state) !== null;
  const { key: _, keyHash: __, ...header } = log.header;
  const id = await newLocalTable({
    game: game.id,
    players: header.players,
    people: [],
    level: 'apprentice',
    options: header.options,
    seats: seatsOfFile(log, over ? null : reader),
    // What is still to come has chance of its own.
    log: { header: over ? log.header : header, entries: log.entries },
    round: game.round(state),
    over,
  });
  return over ? to.replay('play', id) : to.match('play', id);
}
