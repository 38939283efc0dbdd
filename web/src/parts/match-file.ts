import { type MatchLog, writeLog } from '@belfry/kernel';

/** Hands the match to the person as a file: one JSON line for the header and one for each entry. */
export function saveLogFile(game: string, log: MatchLog): void {
  const url = URL.createObjectURL(new Blob([writeLog(log)], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${game}.belfry.jsonl`;
  link.click();
  URL.revokeObjectURL(url);
}
