import { findGame } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

const desk = newDesk([findGame('citadels')]);

it('teaches a lesson line by line: a mistake is answered, a hint given, the solution accepted', async () => {
  const lines = ['', '', '2', 'hint', 'nonsense', 'take gold', 'build castle', '1', 'quit'];
  const { code, out, err } = await desk.run('learn citadels', lines);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Lesson: The aim');
  expect(out).toContain('You already have cards, but you cannot afford them.');
  expect(out).toContain('Press “Take gold”.');
  expect(out).toContain('"nonsense" is not a legal move here.');
  expect(out).toContain('You have built the Castle: four points.');
  expect(out).toContain('Learnt: Take gold or draw cards');
  expect(out).toContain('Lesson: Gold or cards');
});

it('goes through all lessons, and says how the whole game is played', async () => {
  const course = await loadCourse('citadels');
  const { out } = await desk.run(
    'learn citadels --language nl',
    Array.from(course?.lessons ?? [], () => 'skip'),
  );
  for (const lesson of course?.lessons ?? []) expect(out).toContain(`Les: ${lesson.title.nl}`);
  expect(out).toContain('belfry play citadels --players 4 --options endTrigger=7 --language nl');
});

it('begins where one wants, and says which lessons there are', async () => {
  expect((await desk.run('learn citadels --lesson draft', ['quit'])).out).toContain('Lesson: Taking a character');
  const wrong = await desk.run('learn citadels --lesson flying');
  expect(wrong.code).toBe(2);
  expect(complaint(wrong)).toContain('there is no lesson "flying"; the lessons are aim, cards, draft');
});

it('lists the clauses a beginner meets with the lessons that teach each', async () => {
  const { code, out } = await desk.run('learn citadels --clauses');
  expect(code).toBe(0);
  const course = await loadCourse('citadels');
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(course?.basics.length ?? 0);
  for (const line of lines) expect(line).toMatch(/^CIT-\d+\.\d+ +\S.* \([a-z-]+\)$/);
  expect(out).toContain('Taking a character (draft)');
});

it('a game without lessons is learnt by playing', async () => {
  const ran = await newDesk().run('learn orchard');
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toContain('belfry play orchard');
});
