import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import type { Me, Position, Table } from '@belfry/protocol';
import Database from 'libsql';

/** Writes what every store in old-stores/ holds: an account, a finished match, two in progress and a gathering table. */
export async function fillStore(url: string): Promise<void> {
  const ann = await newVisitor(url);
  await ann.post<Me>('/api/account', { login: 'keeper', password: 'correct horse' });
  await ann.ask('PATCH', '/api/me', { name: 'Ann', crest: 'rose' });
  const screen = { hotseat: true, start: true };
  for (const [game, players, moves] of [
    ['bruges', 2, Number.POSITIVE_INFINITY],
    ['citadels', 2, 12],
    ['nuremberg', 3, 12],
  ] as const) {
    const { id } = await makeTable(ann, { game, players, ...screen });
    await playOn(ann, { id, players }, moves);
  }
  await makeTable(ann, { game: 'bruges', players: 3 });
}

/** Plays a match on one screen: a number of moves, or to the end. */
export async function playOn(
  visitor: Visitor,
  { id, players }: { readonly id: string; readonly players: number },
  moves: number,
): Promise<void> {
  for (let made = 0; made < moves; made++) {
    if ((await visitor.get<Table>(`/api/tables/${id}`)).status !== 'playing') return;
    await playOne(visitor, id, players, made);
  }
}

async function playOne(visitor: Visitor, id: string, players: number, made: number): Promise<void> {
  for (let seat = 0; seat < players; seat++) {
    const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}&after=10000`);
    const { legal, seq } = position;
    const move = legal[made % legal.length];
    if (move === undefined) continue;
    await visitor.post(`/api/tables/${id}/moves`, { id: `on-${seq}`, seat, seq, move });
    return;
  }
  throw new Error('nobody is asked');
}

interface Part {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** Returns a store as SQL that recreates it. */
export function storeAsSql(file: string): string {
  const database = new Database(file);
  const parts = database
    .prepare("select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by name")
    .all() as Part[];
  const tables = parts.filter(({ type }) => type === 'table');
  const rows = tables.flatMap(({ name }) =>
    (database.prepare(`select * from "${name}" order by rowid`).all() as Record<string, unknown>[]).map(
      (row) => `insert into "${name}" values (${Object.values(row).map(literal).join(', ')})`,
    ),
  );
  database.close();
  const making = (some: readonly Part[]): string[] => some.map(({ sql }) => sql.replace(/\s+/g, ' '));
  const others = parts.filter(({ type }) => type !== 'table');
  return [...making(tables), ...rows, ...making(others)].map((line) => `${line};\n`).join('');
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
