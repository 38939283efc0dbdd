import type { CrestName } from '@belfry/board-kit';

/** Who sits in for bots: a name and a crest for each chair, the same for everybody at the table. */
export const COMPANY: readonly { readonly name: string; readonly crest: CrestName }[] = [
  { name: 'Odile', crest: 'lion' },
  { name: 'Isabel', crest: 'stag' },
  { name: 'Lorenzo', crest: 'ship' },
  { name: 'Maria', crest: 'tower' },
  { name: 'Joost', crest: 'lily' },
  { name: 'Clara', crest: 'bear' },
  { name: 'Matteo', crest: 'key' },
];
