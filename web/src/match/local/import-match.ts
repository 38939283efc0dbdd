import { loadRules } from '@belfry/games/page/rules';
import { fold, readLog } from '@belfry/kernel';
import { to } from '../../base/address.ts';
import { newLocalTable } from './new-table.ts';
import { seatsOfFile } from './seats-of-file.ts';

/**
 * Imports a match file as a table on this device and returns its address: a finished match can be replayed, any other continues with the
 * reader as a player. Refuses an invalid file with a sentence.
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
    // Without the key, so that the continuation has random events of its own.
    log: { header: over ? log.header : header, entries: log.entries },
    round: game.round(state),
    over,
  });
  return over ? to.replay('play', id) : to.match('play', id);
}
