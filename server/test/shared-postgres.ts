import type { TestProject } from 'vitest/node';
import { startOwnPostgres } from '../src/testing/own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that all test files share. */
    postgres: string;
  }
}

/** One PostgreSQL for all test files; each test takes databases of its own. */
export default async function beforeServers(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startOwnPostgres({ connections: 200 });
  project.provide('postgres', url);
  return remove;
}
