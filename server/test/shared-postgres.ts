import type { TestProject } from 'vitest/node';
import { startOwnPostgres } from '../src/testing/own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL that all test files share. */
    postgres: string;
  }
}

/** Starts one PostgreSQL for all test files; each test creates databases of its own. */
export default async function beforeServers(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startOwnPostgres({ connections: 200 });
  project.provide('postgres', url);
  return remove;
}
