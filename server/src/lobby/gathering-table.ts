import type { IdentityId, Instant, TableSettings } from '@belfry/protocol';
import { newId, TABLE_ID_LENGTH } from '../base/tokens.ts';
import type { TableRecord } from '../store/records.ts';

/** Returns the record of a new table, at which the match has not begun. */
export function gatheringTable(host: IdentityId, settings: TableSettings, createdAt: Instant): TableRecord {
  return {
    ...{ id: newId(TABLE_ID_LENGTH), status: 'gathering', host, settings, createdAt, startedAt: null, endedAt: null },
    ...{ header: null, key: null, outcome: null, ending: null, rematch: null, rematchOf: null, sat: null },
  };
}
