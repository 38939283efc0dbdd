import type { Migration, MigrationProvider } from 'kysely';
import { challengesFor, chosenNames, notices, people, progress, rights, rotatingSessions, signInChanges } from './migrations/accounts.ts';
import { beginning } from './migrations/first-tables.ts';
import { agreements, deviceTables, matchTime, removedTables, revisions, tableNotes, whoSatThere } from './migrations/matches.ts';
import { jobs, nodes } from './migrations/nodes.ts';

/** Ordered by name. A released migration never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-beginning': { up: beginning },
  '002-jobs': { up: jobs },
  '003-challenges-for': { up: challengesFor },
  '004-rights': { up: rights },
  '005-who-sat-there': { up: whoSatThere },
  '006-removed-tables': { up: removedTables },
  '007-rotating-sessions': { up: rotatingSessions },
  '008-chosen-names': { up: chosenNames },
  '009-notices': { up: notices },
  '010-progress': { up: progress },
  '011-people': { up: people },
  '012-device-tables': { up: deviceTables },
  '013-revisions': { up: revisions },
  '014-sign-in-changes': { up: signInChanges },
  '015-match-time': { up: matchTime },
  '016-agreements': { up: agreements },
  '017-nodes': { up: nodes },
  '018-table-notes': { up: tableNotes },
};

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ ...MIGRATIONS }),
};
