import { existsSync, writeFileSync } from 'node:fs';
import { writeLog } from '@belfry/kernel';
import { isOver } from '@belfry/live';
import type { TerminalTable } from './table.ts';

/** Writes the log of the match to a new file; says what became of it. The key goes along once the match is over. */
export function saveMatch(table: TerminalTable, file: string): string {
  if (file === '') return table.text('saveWhere');
  if (existsSync(file)) return table.text('saveExists', { file });
  const { live, key, seats } = table;
  const { header, entries } = live.match.log;
  const over = isOver(live);
  try {
    writeFileSync(file, writeLog({ seats, header: over && header.keyHash !== undefined ? { ...header, key } : header, entries }), {
      flag: 'wx',
    });
  } catch {
    return table.text('saveFailed', { file });
  }
  return table.text('saved', { file });
}
