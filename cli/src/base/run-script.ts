import { spawnSync } from 'node:child_process';
import { BadInput } from '@belfry/kernel';

export function runScript(root: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new BadInput(`"node ${args.join(' ')}" failed; this needs a checkout with its tools (npm ci). ${stderr}`);
  return stdout;
}
