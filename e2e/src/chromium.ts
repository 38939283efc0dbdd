import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { keepFontsFile } from './fonts-file.ts';

type Program = Required<Pick<LaunchOptions, 'executablePath'>> & Pick<LaunchOptions, 'env'>;

/** Paths of a manually installed Chromium; used only where the packaged one cannot run. */
const INSTALLED = [
  // The headless shell takes half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the Chromium for the tests: the one BELFRY_BROWSER names, else the packaged one, so that all machines test with the same. */
export function findChromium(): Program {
  const named = process.env.BELFRY_BROWSER;
  if (named !== undefined) return { executablePath: named };
  if (process.platform === 'linux' && process.arch === 'x64') return packedChromium();
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed === undefined)
    throw new Error(
      `The Chromium among the packages is for Linux on x64, and this is ${process.platform} on ${process.arch}. Install Chromium or Chrome, or name one: BELFRY_BROWSER=/path/to/chromium.`,
    );
  return { executablePath: installed };
}

/** Returns the Chromium from npm, with its own libraries and font for machines that have none. Unpacked once. */
function packedChromium(): Program {
  const folder = unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: keepFontsFile(folder) },
  };
}

function unpacked(): string {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/belfry', import.meta.url));
  const folder = join(cache, `chromium-${packedVersion()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  // Unpacked to a temporary folder and then moved, because other test files may look for it at the same moment.
  const made = mkdtempSync(`${folder}-`);
  // The package unpacks into the folder for temporary files, and unpacks its libraries only if it believes it runs on the cloud it was made
  // for.
  const env = { ...process.env, TMPDIR: made, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url))], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the Chromium among the packages could not be unpacked:\n${stderr}`);
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function packedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}
