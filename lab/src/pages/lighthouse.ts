import { spawn } from 'node:child_process';
import { BadInput } from '@belfry/kernel';

/** Fetched on demand: no other command needs its forty megabytes. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const NEEDED = ['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless=new --no-sandbox'];

/** The Lighthouse scores of a page on its default phone, out of 100. */
export interface Marks {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** How long tasks block the page in all, and when its largest part is drawn, in milliseconds. */
  readonly blockedMs: number;
  readonly largestPaintMs: number;
  /** The audits that keep accessibility and best practices below 100. */
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<(typeof CATEGORIES)[number], { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

/** On a busy machine the browser's trace may be broken; then the visit is retried, up to this many visits in all. */
const VISITS = 5;

export async function judgePage(url: string): Promise<Marks> {
  for (let left = VISITS - 1; ; left--)
    try {
      return await visit(url);
    } catch (error) {
      if (left === 0 || error instanceof BadInput) throw error;
    }
}

async function visit(url: string): Promise<Marks> {
  const report = JSON.parse(
    await output('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...NEEDED]),
  ) as Report;
  if (report.runtimeError !== undefined) throw new Error(`Lighthouse could not judge ${url}: ${report.runtimeError.message}`);
  const { categories, audits } = report;
  const mark = (category: (typeof CATEGORIES)[number]): number => {
    const { score } = categories[category];
    if (score === null) throw new Error(`Lighthouse could not judge the ${category} of ${url}`);
    return Math.round(100 * score);
  };
  const faults = [...categories.accessibility.auditRefs, ...categories['best-practices'].auditRefs]
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score === 0)
    .map((audit) => audit?.title ?? '');
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    blockedMs: Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
    largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    faults: [...new Set(faults)],
  };
}

function output(command: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let told = '';
    let complained = '';
    child.stdout.on('data', (data: Buffer) => {
      told += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      complained += data.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(told);
      else if (/CHROME_PATH|connect to Chrome/.test(complained))
        reject(new BadInput('Lighthouse could not start a browser; name a Chromium in CHROME_PATH'));
      else reject(new Error(`Lighthouse ended with ${code}: ${complained.trim()}`));
    });
  });
}
