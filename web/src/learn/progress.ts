import { create } from 'zustand';

type Learnt = Readonly<Record<string, readonly string[]>>;

const KEY = 'belfry.learnt';

function load(): Learnt {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, ids]) =>
        Array.isArray(ids) ? [[game, ids.filter((id): id is string => typeof id === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Which lessons have been learnt on this device, by game and by the id of the lesson, so that a course may grow. */
export const useLearnt = create<{ readonly learnt: Learnt }>(() => ({ learnt: load() }));

export function markLearnt(game: string, lesson: string): void {
  const { learnt } = useLearnt.getState();
  const known = learnt[game] ?? [];
  if (!known.includes(lesson)) keep({ ...learnt, [game]: [...known, lesson] });
}

export function forgetLearnt(game: string): void {
  keep({ ...useLearnt.getState().learnt, [game]: [] });
}

function keep(learnt: Learnt): void {
  useLearnt.setState({ learnt });
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch (error) {
    console.warn(error);
  }
}
