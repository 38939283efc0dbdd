import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creates a new, empty database and returns its URL. */
export async function createDatabase(url: string): Promise<string> {
  const name = `belfry_${randomUUID().replaceAll('-', '_')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // One at a time: PostgreSQL copies its template database, which no one else may use meanwhile. The lock ends with the connection.
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Runs a statement on a database from outside the server. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
