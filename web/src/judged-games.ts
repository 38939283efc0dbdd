/** The games whose positions can be judged. The page needs their names only, so it does not load the evaluations; a test compares the list. */
const JUDGED_GAMES: readonly string[] = ['citadels', 'fortuna', 'bruges', 'nuremberg'];

/** Can the positions of this game be judged? Else there are no hints. */
export function hasEvaluation(id: string): boolean {
  return JUDGED_GAMES.includes(id);
}
