import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Makes a new, empty database and gives its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `belfry_${randomUUID().replaceAll('-', '_')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // One after the other: PostgreSQL copies its template, which nobody else may touch meanwhile. The lock ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Does something to a database from outside. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
