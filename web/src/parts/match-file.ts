import { type MatchLog, writeLog } from '@belfry/kernel';

/** Downloads the match as a file: one JSON line for the header and one for each entry. */
export function saveLogFile(game: string, log: MatchLog): void {
  saveText(`${game}.belfry.jsonl`, writeLog(log), 'application/jsonl');
}

export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
