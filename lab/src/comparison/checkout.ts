import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@belfry/kernel';

/** A complete, built checkout of Belfry: this one, or another version to compare with. */
export interface Checkout {
  readonly folder: string;
  /** The server's entry point. */
  readonly server: string;
}

export function thisCheckout(): Checkout {
  return checkoutIn(fileURLToPath(new URL('../../..', import.meta.url)));
}

/** Opens the checkout in a folder. Its own launcher installs and builds what is missing there, and reports that. */
export function openCheckout(path: string): Checkout {
  const folder = resolve(path);
  const launcher = join(folder, 'cli', 'bin', 'belfry.mjs');
  if (!existsSync(launcher)) throw new BadInput(`${path} holds no checkout of Belfry to compare with`);
  const { status } = spawnSync(process.execPath, [launcher, 'help'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new BadInput(`the Belfry in ${path} could not be made ready; its reasons are above`);
  return checkoutIn(folder);
}

function checkoutIn(folder: string): Checkout {
  return { folder, server: join(folder, 'server', 'dist', 'main.js') };
}
