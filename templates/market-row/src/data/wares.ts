/** MKT-1.2 The kinds of wares, each with the numbers 1 to HIGHEST. */
export const KINDS = ['grain', 'wool', 'wine', 'beer'] as const;
export type Kind = (typeof KINDS)[number];

export const HIGHEST = 11;

/** One of the cards, by its index in the table. */
export type Ware = number;

interface WareRow {
  readonly id: string;
  readonly kind: Kind;
  readonly number: number;
}

export const WARES: readonly WareRow[] = KINDS.flatMap((kind) =>
  Array.from({ length: HIGHEST }, (_, at) => ({ id: `${kind}-${at + 1}`, kind, number: at + 1 })),
);

/** Returns the kind and number of a card. */
export function wareOf(ware: Ware): WareRow {
  const row = WARES[ware];
  if (row === undefined) throw new Error(`there is no ware ${ware}`);
  return row;
}
