import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectZone } from '../purity.mjs';
import { findViolations } from '../purity-rules.mjs';

/** @param {string} source */
const whats = (source) => findViolations('sample.ts', source).map(({ what }) => what);

/** @type {readonly [string, string, string][]} */
const FORBIDDEN = [
  ['a date', 'export const now = () => new Date().getTime();', 'uses Date'],
  ['a date as a type', 'export function f(when: Date): number { return when.getTime(); }', 'uses Date'],
  ['a stopwatch', 'export const f = () => performance.now();', 'uses performance'],
  ['luck of its own', 'export const f = () => Math.random();', 'uses Math.random'],
  ['luck by name', "export const f = () => Math['random']();", 'uses Math.random'],
  ['luck taken out of Math', 'export function f() { const { random } = Math; return random(); }', 'uses Math.random'],
  ['an async function', 'export async function f() { return 1; }', 'declares something async'],
  ['an async arrow', 'export const f = async () => 1;', 'declares something async'],
  ['an async method', 'export const f = { async g() { return 1; } };', 'declares something async'],
  ['await at module level', "const x = await import('./x.ts'); export const y = x;", 'awaits'],
  ['a loop that awaits', 'export function f(xs: never) { for await (const x of xs) g(x); } function g(x: never) { return x; }', 'awaits'],
  ['a promise', 'export const f = () => Promise.resolve(1);', 'uses Promise'],
  ['a promise as a type', 'export type F = () => Promise<number>;', 'uses Promise'],
  ['a dynamic import', "export const f = () => import('./x.ts');", 'imports dynamically'],
  ['a timer', 'export const f = () => setTimeout(() => 1, 5);', 'uses setTimeout'],
  ['the console', "export const f = () => console.log('x');", 'uses console'],
  ['the process', 'export const f = () => process.env;', 'uses process'],
  ['the global object', "export const f = () => globalThis['x'];", 'uses globalThis'],
  ['a name passed on in short', 'export const f = () => ({ process });', 'uses process'],
  ['a variable of the module', 'let count = 0; export const f = () => count;', 'declares the module-level variable count'],
  ['a var of the module', 'var count = 0; export const f = () => count;', 'declares the module-level variable count'],
  ['a map', 'const seen = new Map<string, number>(); export const f = () => seen;', 'holds a changeable Map in the module-level seen'],
  ['a set', 'export const seen: Set<string> = new Set();', 'holds a changeable Set in the module-level seen'],
  [
    'a weak map',
    'const cache = new WeakMap<object, number>(); export const f = () => cache;',
    'holds a changeable WeakMap in the module-level cache',
  ],
  ['an exported array anybody may change', 'export const table: number[] = [1, 2];', 'exports the changeable table table'],
  ['an exported array that starts empty', 'export const table = [];', 'exports the changeable table table'],
  ['an exported record', 'export const table: Record<string, number> = { a: 1 };', 'exports the changeable table table'],
  ['a push from a function', 'const log = [1]; export const f = () => log.push(2);', 'changes the module-level log from inside a function'],
  [
    'an assignment from a function',
    'const box = { n: 1 }; export function f() { box.n = 2; }',
    'changes the module-level box from inside a function',
  ],
  [
    'a scratch array',
    'const scratch = new Int8Array(8); export function f() { scratch[0]++; }',
    'changes the module-level scratch from inside a function',
  ],
  [
    'a deletion',
    'const box: { n?: number } = {}; export function f() { delete box.n; }',
    'changes the module-level box from inside a function',
  ],
  [
    'a change behind a cast',
    'const box = { n: 1 } as const; export function f() { (box as { n: number }).n = 2; }',
    'changes the module-level box from inside a function',
  ],
  ['a static field', 'export class A { static count = 0; }', 'keeps state in the static field count'],
];

describe('the quiet purity', () => {
  it.each(FORBIDDEN)('finds %s', (_, source, what) => {
    expect(whats(source)).toContain(what);
  });

  it('lets pure code pass', () => {
    const source = `
      import type { Dealer } from '@belfry/kernel';
      export const NAMES = ['king', 'bishop'] as const;
      export const COSTS: readonly number[] = [1, 2];
      const RANK: ReadonlyMap<string, number> = new Map(NAMES.map((name, i) => [name, i]));
      export const KNOWN: ReadonlySet<string> = new Set(NAMES);
      const TABLE: number[] = [];
      for (let i = 0; i < 3; i++) TABLE.push(i);
      export class Refused extends Error { static readonly kind = 'refused'; }
      export function draw(dealer: Dealer<never>, deck: { cards: number[]; process: string }): number {
        const seen = new Map<number, number>();
        let sum = 0;
        for (const card of deck.cards) { seen.set(card, 1); sum += card; }
        deck.cards.push(dealer.chance.below(6));
        deck.process = 'done';
        return sum + Math.floor(1.5) + (RANK.get('king') ?? 0) + (TABLE[0] ?? 0);
      }
    `;
    expect(whats(source)).toEqual([]);
  });

  it('lets a property or an own variable carry a forbidden name', () => {
    expect(whats('export const f = (s: { process: number; date: number }) => s.process + s.date;')).toEqual([]);
    expect(whats('export const f = (process: number) => process + 1;')).toEqual([]);
    expect(whats('export const f = { console: 1 };')).toEqual([]);
  });

  it('lets a local variable of the same name as a module table change', () => {
    expect(
      whats(
        'const cards = [1]; export function f() { const cards: number[] = []; cards.push(1); return cards; } export const g = cards.length;',
      ),
    ).toEqual([]);
    expect(whats('const cards = [1]; export const f = (cards: number[]) => cards.push(1); export const g = cards.length;')).toEqual([]);
  });

  it('says where, what, and what to do instead, for kernel and games alike', () => {
    const root = mkdtempSync(join(tmpdir(), 'belfry-purity-'));
    try {
      for (const folder of ['kernel/src', 'kernel/conformance', 'kernel/test', 'games/chess/src/rules', 'games/chess/test']) {
        mkdirSync(join(root, folder), { recursive: true });
        writeFileSync(join(root, folder, 'dice.ts'), '\nexport const roll = () => Math.random();\n');
      }
      const sentence = 'uses Math.random; draw from dealer.chance, so that the outcome is written into the log';
      expect(inspectZone(root)).toEqual([
        `kernel/src/dice.ts:2 ${sentence}`,
        `kernel/conformance/dice.ts:2 ${sentence}`,
        `games/chess/src/rules/dice.ts:2 ${sentence}`,
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
