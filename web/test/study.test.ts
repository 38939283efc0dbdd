// @vitest-environment happy-dom
import { findGame } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { itemAt } from '@belfry/kernel';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '../src/base/day.ts';
import { openLesson } from '../src/pages/learn/lesson-session.ts';
import { forgetLearnt, markLearnt, markReviewed, useFirstTries, useLearnt, useReview } from '../src/pages/learn/progress.ts';
import { litIn } from '../src/pages/learn/spotlight.ts';
import { forgetBlunder, keepBlunders, useOwnBlunders } from '../src/pages/puzzles/own-blunders.ts';

const see = <T>(look: () => T): T => renderHook(look).result.current;

describe('the spotlight of a lesson', () => {
  it('fades along the course, and comes back with a hint or a mistake', async () => {
    const course = await loadCourse('citadels');
    const lessons = course?.lessons ?? [];
    const lightAt = (place: number, said: 'hint' | 'mistake' | null) => {
      const lesson = itemAt(lessons, place);
      return lesson.steps.flatMap(({ task }, step) => {
        if (task === undefined) return [];
        const state = { step, clean: true, answered: false, ruledOut: [], said: said === null ? null : { to: said, words: task.hint } };
        return [litIn(lesson, place, lessons.length, state).length > 0];
      });
    };
    expect(lightAt(0, null)).not.toContain(false);
    // The last task of a lesson is a question.
    expect(lightAt(1, null).at(-1)).toBe(false);
    expect(lightAt(1, null).slice(0, -1)).not.toContain(false);
    const last = lessons.length - 1;
    expect(lightAt(last, null)).not.toContain(true);
    for (const said of ['hint', 'mistake'] as const) expect(lightAt(last, said)).not.toContain(false);
  });
});

describe('the spotlight after tries', () => {
  /** Opens a lesson before the task in this step. */
  async function lessonBefore(id: string, lesson: string, step: number) {
    const course = await loadCourse(id);
    const lessons = course?.lessons ?? [];
    const place = lessons.findIndex((each) => each.id === lesson);
    const session = openLesson(findGame(id), itemAt(lessons, place), { name: 'Ada', crest: undefined });
    session.goTo(step - 1);
    return { session, lit: () => litIn(itemAt(lessons, place), place, lessons.length, session.state()) };
  }

  it('leaves out what was refused, and after the hint every other wrong answer', async () => {
    const { session, lit } = await lessonBefore('fortuna', 'palace', 3);
    await session.play('pick treasury', 0);
    expect(session.state().said?.to).toBe('mistake');
    expect(lit()).toEqual(['palace:master-builder', 'palace:noble-match']);
    session.hint();
    expect(lit()).toEqual(['palace:master-builder']);
    // It begins anew with the next task.
    session.goTo(1);
    expect(lit()).toEqual([]);
    await session.play('decline', 0);
    expect(lit()).toEqual(['favour:food-supply', 'favour:favour-of-fortuna']);
  });

  it('leaves out an answer that is no longer possible', async () => {
    const { session, lit } = await lessonBefore('nuremberg', 'goods', 3);
    await session.play('sell paper', 0);
    expect(session.state().step).toBe(3);
    session.hint();
    expect(lit()).toEqual(['good:compass']);
  });
});

describe('review of lessons', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    forgetLearnt('citadels');
    vi.useRealTimers();
  });

  it('keeps the mark of a first try', () => {
    markLearnt('citadels', 'aim', true);
    markLearnt('citadels', 'aim', false);
    markLearnt('citadels', 'cards', false);
    expect([...see(() => useLearnt('citadels'))].sort()).toEqual(['aim', 'cards']);
    expect([...see(() => useFirstTries('citadels'))]).toEqual(['aim']);
  });

  it('asks a few questions the next day, once', () => {
    vi.setSystemTime(new Date(2027, 10, 18, 20));
    for (const lesson of ['aim', 'cards', 'draft', 'income']) markLearnt('bruges', lesson, true);
    expect(see(() => useReview('bruges'))).toEqual([]);
    vi.setSystemTime(new Date(2027, 10, 19, 7));
    expect(see(() => useReview('bruges'))).toEqual(['aim', 'cards', 'draft']);
    markReviewed('bruges', 'aim');
    // Playing the lesson again adds no new review question.
    markLearnt('bruges', 'aim', true);
    expect(see(() => useReview('bruges'))).toEqual(['cards', 'draft', 'income']);
    expect(dayOf(new Date())).toBe(dayOf(new Date(2027, 10, 19)));
  });
});

describe('own blunders as puzzles', () => {
  it('are kept once each, the newest first, until the better move is found', () => {
    const match = { id: 'abc', game: 'citadels', rules: 1, players: 4 };
    const view = { viewer: 0, round: 3, pending: [] };
    const moment = (seq: number, loss: number) => ({ seq, view, moves: [], played: 'end turn', loss, error: 0, ideas: [], advised: false });
    const moments = [moment(7, 0.2), moment(9, 0.01), moment(12, 0.08)];
    keepBlunders(match, moments);
    keepBlunders(match, moments);
    const ids = () => see(() => useOwnBlunders('citadels')).map(({ id }) => id);
    expect(ids()).toEqual(['own-abc-7', 'own-abc-12']);
    expect(see(() => useOwnBlunders('bruges'))).toEqual([]);
    forgetBlunder('own-abc-7');
    expect(ids()).toEqual(['own-abc-12']);
  });
});
