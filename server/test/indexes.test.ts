import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothStores } from './test-servers.ts';

/** Columns that refer to a row of another table or to an owner: queries look up by each of them. */
const REFERENCES = /^(identity|owner|host|by|blocked|table_id|channel|rematch|removed_by)$/;
/** Text columns that no query looks up by, or only within the rows of one owner. */
const PLAIN = new Set([
  ...['acts.act', 'acts.by', 'acts.reason', 'acts.subject'],
  ...['challenges.challenge', 'challenges.purpose', 'channels.address', 'chat.phrase', 'chat.request', 'chat.text'],
  ...['device_tables.body', 'device_tables.id', 'entries.body', 'entries.request', 'house_keys.value'],
  ...['heads.agreements', 'heads.clocks', 'heads.expired', 'heads.lease_by', 'heads.pending', 'heads.vote'],
  ...['identities.crest', 'identities.kind', 'identities.name', 'identities.time_off'],
  ...['messages.lease_by', 'messages.told', 'notice_people.settings', 'notices.kind'],
  ...['nodes.address', 'passkeys.public_key', 'passkeys.transports', 'passwords.hash', 'progress.item', 'progress.topic'],
  ...['seats.bot', 'seats.standing', 'seats.time_off', 'sessions.kind', 'sessions.replaces', 'sign_in_changes.what'],
  'table_notes.text',
  ...[
    'tables.access',
    'tables.ending',
    'tables.game',
    'tables.header',
    'tables.key',
    'tables.outcome',
    'tables.rematch_of',
    'tables.sat',
    'tables.settings',
  ],
]);

onBothStores('the store', (servers) => {
  it('has an index for every foreign key', async () => {
    const { db } = (await servers.open()).ports.store;
    const columns = (await db.introspection.getTables()).flatMap(({ name: table, columns: all }) =>
      all.filter(({ dataType }) => /text/i.test(dataType)).map(({ name }) => `${table}.${name}`),
    );
    const { rows } = await (servers.kind === 'sqlite'
      ? sql<{ lead: string }>`
          select m.name || '.' || ii.name as lead from sqlite_master m, pragma_index_list(m.name) il, pragma_index_info(il.name) ii
          where m.type = 'table' and ii.seqno = 0`
      : sql<{ lead: string }>`
          select tablename || '.' || substring(indexdef from '\\("?([a-z_]+)') as lead from pg_indexes where schemaname = current_schema()`
    ).execute(db);
    const indexed = new Set(rows.map(({ lead }) => lead));
    const lookedUp = columns.filter((column) => REFERENCES.test(column.split('.')[1] ?? '') && !PLAIN.has(column));
    expect(lookedUp.length).toBeGreaterThan(20);
    expect(lookedUp.filter((column) => !indexed.has(column))).toEqual([]);
    // A new column is either indexed or listed as one that is not looked up by.
    const known = new Set([...PLAIN, ...lookedUp]);
    expect(columns.filter((column) => !known.has(column) && !indexed.has(column))).toEqual([]);
    expect([...PLAIN].filter((column) => !columns.includes(column))).toEqual([]);
  });
});
