import type { CrestName } from '@belfry/board-kit';
import { crestsAtTable, namesAtTable } from '@belfry/live';
import { allTables, type SavedTable, saveTable } from './saves.ts';

interface Looks {
  readonly name: string;
  readonly crest: CrestName;
}

/** Renames the player at the tables on this device where they play alone against bots. */
export async function renameHere(looks: Looks): Promise<void> {
  for (const table of await allTables()) {
    const next = renamed(table, looks);
    if (next !== null) await saveTable(next, next.log?.entries.length ?? 0);
  }
}

/**
 * Returns the table with the player renamed, or null if names are fixed: in a finished match, or with several people around one screen. A
 * bot with the same name or crest gets another.
 */
export function renamed(table: SavedTable, { name, crest }: Looks): SavedTable | null {
  const [own, another] = table.seats.filter(({ kind }) => kind === 'you');
  if (table.over || own === undefined || another !== undefined) return null;
  const names = namesAtTable(table.seats.map((seat) => ({ name: seat === own ? name : seat.name, bot: seat.kind === 'bot' })));
  const crests = crestsAtTable(table.seats.map((seat) => (seat === own ? crest : null)));
  const seats = table.seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name, crest: crests[at] ?? seat.crest }));
  return { ...table, seats };
}
