import type { Decision } from '@belfry/kernel';
import type { BoardModule } from './board.ts';

/** The lessons of a game: the text `lesson.<kind>` for each kind of decision that has a clause here. */
export function lessonsBy(clauses: Readonly<Record<string, string>>): NonNullable<BoardModule['lesson']> {
  return ({ kind }: Decision) => {
    const clause = clauses[kind];
    return clause === undefined ? undefined : { text: `lesson.${kind}`, clause };
  };
}
