/** Something this kind of table can do besides, kept away from the frequent buttons. */
export interface TableAction {
  readonly label: string;
  /** Asked first, where it cannot be taken back or concerns others. */
  readonly sure?: string;
  act(): void;
}
