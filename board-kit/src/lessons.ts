import type { Decision } from '@belfry/kernel';
import type { BoardModule } from './board.ts';

/** Returns a game's lessons: the text `lesson.<kind>` for each kind of decision with a clause here. */
export function lessonsBy(clauses: Readonly<Record<string, string>>): NonNullable<BoardModule['lesson']> {
  return ({ kind }: Decision) => {
    const clause = clauses[kind];
    return clause === undefined ? undefined : { text: `lesson.${kind}`, clause };
  };
}
