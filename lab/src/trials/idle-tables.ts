import { makeTable, newVisitor, visitorWith } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import { PATCHES } from '@belfry/protocol';
import { WebSocket } from 'ws';
import { severalAtOnce } from '../server/load.ts';
import type { ServerProcess } from '../server/process.ts';

/** The most tables one connection can watch. */
const TABLES_PER_SOCKET = 50;

/** Starts tables with a match and a spectator, so that nodes keep them in memory, where nobody moves. Returns the sockets. */
export async function openIdleTables(
  databaseUrl: string,
  nodes: readonly ServerProcess[],
  game: string,
  tables: number,
): Promise<WebSocket[]> {
  const host = await newVisitor(itemAt(nodes, 0).url);
  const { id } = await makeTable(host, { game, players: 2, hotseat: true, start: true });
  const ids = Array.from({ length: tables }, (_, n) => `${id}x${n}`);
  // The tables are copies of one, since creating each would take time that is not being measured.
  // Loaded lazily: it is a development dependency.
  const { askDatabase } = await import('@belfry/server/own-postgres');
  for (const [table, key] of [['tables', 'id'], ...['seats', 'heads'].map((each) => [each, 'table_id'])] as const)
    await askDatabase(
      databaseUrl,
      `insert into ${table} select (jsonb_populate_record(row, jsonb_build_object('${key}', copy))).* from ${table} row, unnest($1::text[]) copy where row.${key} = $2`,
      [ids, id],
    );
  const sockets: WebSocket[] = [];
  await severalAtOnce(Math.ceil(tables / TABLES_PER_SOCKET), async (at) => {
    const { headers } = visitorWith(itemAt(nodes, at % nodes.length).url, host.me, host.headers);
    const some = ids.slice(at * TABLES_PER_SOCKET, (at + 1) * TABLES_PER_SOCKET);
    sockets.push(await lookAt(itemAt(nodes, at % nodes.length).url, headers, some));
  });
  return sockets;
}

async function lookAt(url: string, headers: Readonly<Record<string, string>>, tables: readonly string[]): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?patches=${PATCHES}`, { headers, perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const shown = new Promise<void>((resolve) => {
    let left = tables.length;
    socket.on('message', (data) => {
      if (String(data).startsWith('{"type":"snapshot"') && --left === 0) resolve();
    });
  });
  for (const table of tables) socket.send(JSON.stringify({ type: 'sync', table }));
  await shown;
  return socket;
}
