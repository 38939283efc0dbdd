import { existsSync, writeFileSync } from 'node:fs';
import { writeLog } from '@belfry/kernel';
import type { TerminalTable } from './table.ts';

/** Writes the match's log to a new file and returns a message about the result. Includes the key once the match is over. */
export async function saveMatch(table: TerminalTable, file: string): Promise<string> {
  if (file === '') return table.text('saveWhere');
  if (existsSync(file)) return table.text('saveExists', { file });
  const log = await table.host.log();
  if (log === null) return table.text('saveLater');
  try {
    writeFileSync(file, writeLog(log), { flag: 'wx' });
  } catch {
    return table.text('saveFailed', { file });
  }
  return table.text('saved', { file });
}
