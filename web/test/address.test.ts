import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readQuery } from '../src/base/address.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

describe('the page in the query, where no server of ours knows addresses', () => {
  it.each([
    ['', '/', ''],
    ['?', '/', ''],
    ['?/', '/', ''],
    ['?utm_source=x', '/', ''],
    ['?/rules/citadels', '/rules/citadels', ''],
    ['?/game/citadels?way=screen', '/game/citadels', 'way=screen'],
    ['?/game/citadels?way=screen&fbclid=x', '/game/citadels', 'way=screen&fbclid=x'],
    ['?/you&utm_source=x', '/you', 'utm_source=x'],
    ['?%2Fgame%2fcitadels?way=watch', '/game/citadels', 'way=watch'],
  ])('%s is the page %s, asked "%s"', (search, page, asked) => {
    expect(readQuery(search)).toEqual({ page, asked });
  });

  it('is read and written in one place', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && name !== 'base/address.ts',
    );
    expect(files.length).toBeGreaterThan(100);
    const around = /location\.(pathname|search)\b|history\.(push|replace)State|<a\b[^>]*\shref=["'{`]+\//;
    expect(files.filter((name) => around.test(readFileSync(join(SOURCES, name), 'utf8')))).toEqual([]);
  });
});
