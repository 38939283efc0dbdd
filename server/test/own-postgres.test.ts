import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const OWN_POSTGRES = fileURLToPath(new URL('../dist/testing/own-postgres.js', import.meta.url));

it('a process that has used PostgreSQL ends with its own exit code, so that failed tests are reported', () => {
  const program = `await import(${JSON.stringify(OWN_POSTGRES)}); process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(3);
});
