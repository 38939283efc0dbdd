import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BadInput } from '@belfry/kernel';

/** A complete, built checkout of Belfry: this one, or another version to compare with. */
export interface Checkout {
  readonly folder: string;
  readonly server: ServerProgram;
}

/** A server's entry point, and the flags for Node with which its launcher starts it. */
export interface ServerProgram {
  readonly file: string;
  readonly flags: readonly string[];
}

export function thisCheckout(): Promise<Checkout> {
  return checkoutIn(fileURLToPath(new URL('../../..', import.meta.url)));
}

/** Opens the checkout in a folder. Its own launcher installs and builds what is missing there, and reports that. */
export async function openCheckout(path: string): Promise<Checkout> {
  const folder = resolve(path);
  const launcher = join(folder, 'cli', 'bin', 'belfry.mjs');
  if (!existsSync(launcher)) throw new BadInput(`${path} holds no checkout of Belfry to compare with`);
  const { status } = spawnSync(process.execPath, [launcher, 'help'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new BadInput(`the Belfry in ${path} could not be made ready; its reasons are above`);
  return checkoutIn(folder);
}

async function checkoutIn(folder: string): Promise<Checkout> {
  const built = join(folder, 'server', 'dist');
  return { folder, server: { file: join(built, 'main.js'), flags: await flagsIn(join(built, 'base', 'young-generation.js')) } };
}

/** Older versions start without flags. */
async function flagsIn(file: string): Promise<readonly string[]> {
  if (!existsSync(file)) return [];
  const { SERVER_FLAGS = [] } = (await import(pathToFileURL(file).href)) as { readonly SERVER_FLAGS?: readonly string[] };
  return SERVER_FLAGS;
}
