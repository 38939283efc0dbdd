import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROUTES, readQuery, to } from '../src/base/address.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

describe('addresses of static pages, kept in the query', () => {
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

  it('no other file contains a page’s path', () => {
    const pages = [...new Set(Object.values(ROUTES).flatMap((route) => route.split('/')[1] || []))];
    expect(pages).toContain('rules');
    const path = new RegExp(`["'\`(]/(${pages.join('|')})(?![\\w-])|\`/\\$\\{|(href|path|page)=["']/["']|navigate\\(["']/`);
    expect(path.test('href={`/rules/x`}') && path.test('href="/"') && path.test("navigate('/you')")).toBe(true);
    const isOther = (name: string) => !name.startsWith('api/') && name !== 'base/address.ts';
    expect(sources.filter((name) => isOther(name) && path.test(readFileSync(join(SOURCES, name), 'utf8')))).toEqual([]);
  });
});

/** Returns a path that matches a route, for comparison with our addresses. */
const fits = (route: string, address: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/?#]+')}$`).test(address.replace(/[?#].*$/, ''));

it('written addresses match the router’s', () => {
  expect(to.game('citadels', 'friends', 'p1')).toBe('/game/citadels?way=friends&with=p1');
  expect(to.rules('citadels', 'CIT-4.1')).toBe('/rules/citadels#CIT-4.1');
  expect(to.replay('table', 't1', { at: 3, as: 'spectator' })).toBe('/replay/table/t1?at=3&as=spectator');
  const {
    home,
    game,
    replay,
    mirror,
    rules,
    aid,
    course,
    lesson,
    puzzles,
    puzzle,
    dailyPuzzle,
    account,
    matches,
    people,
    person,
    operators,
    style,
  } = ROUTES;
  const read: readonly (readonly [string, string])[] = [
    [home, to.home()],
    [ROUTES.continue, to.continue('x')],
    [game, to.game('citadels', 'watch')],
    [ROUTES.play, to.match('play', 'x')],
    [ROUTES.table, to.match('table', 'x')],
    [replay, to.replay('play', 'x', { at: 1, as: 0 })],
    [mirror, to.mirror('table', 'x')],
    [rules, to.rules('citadels', 'CIT-1')],
    [aid, to.aid('citadels')],
    [course, to.course('citadels', 'finale')],
    [lesson, to.lesson('citadels', 'turn')],
    [puzzles, to.puzzles('citadels')],
    [puzzle, to.puzzle('citadels', 'p1')],
    [dailyPuzzle, to.dailyPuzzle()],
    [account, to.account()],
    [matches, to.matches()],
    [people, to.people()],
    [person, to.person('p1')],
    [operators, to.operators()],
    [style, to.style()],
  ];
  expect(read).toHaveLength(Object.keys(ROUTES).length);
  for (const [route, address] of read) expect(fits(route, address), address).toBe(true);
});
