import { findGame, games } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { answersShown } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

const desk = newDesk([findGame('citadels')]);

it('teaches a lesson line by line: a mistake is answered, a hint given, the solution accepted', async () => {
  const lines = ['', '', '2', 'hint', 'nonsense', 'take gold', 'build castle', '1', 'four', '2', '3', 'quit'];
  const { code, out, err } = await desk.run('learn citadels', lines);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('where one says press or touch, type the number of the move or the move itself.');
  expect(out).toContain('Lesson: The aim');
  expect(out).toContain('You already have good cards, but you can afford only the cheapest.');
  expect(out).toContain('Press “Take 2 gold”.');
  expect(out).toContain('"nonsense" is not a legal move here.');
  expect(out).toContain('You have built the Castle: four points.');
  expect(out).toContain('When is the last round?');
  expect(out).toContain('"four" is not one of the answers.');
  expect(out).toContain('No. The rule is CIT-18.1. Try another answer.');
  expect(out).toContain('Right: The round in which a player builds district 8 (CIT-18.1).');
  expect(out).toContain('Learnt: Take gold or draw cards');
  expect(out).toContain('Lesson: Gold or cards');
});

it.each(games.map((game) => [game.id, game] as const))('%s: asks the question of every lesson, as the page does', async (id, game) => {
  const course = await loadCourse(id);
  const lessons = course?.lessons ?? [];
  const lines = lessons.flatMap(({ steps, question }) => [
    ...steps.map(({ task }) => task?.moves[0] ?? ''),
    ...(question === undefined ? [] : [String(answersShown(question).indexOf(question.answers[0]) + 1)]),
  ]);
  const { code, out, err } = await newDesk([game]).run(`learn ${id}`, lines);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(lessons.length).toBeGreaterThan(9);
  for (const { question, learnt } of lessons) {
    expect(out).toContain(question?.ask.en);
    for (const { en } of question?.answers ?? []) expect(out).toContain(en);
    expect(out).toContain(`Right: ${question?.answers[0].en} (${question?.clause}).`);
    expect(out).toContain(`Learnt: ${learnt.en}`);
  }
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
