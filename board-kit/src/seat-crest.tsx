import type { Seat } from '@belfry/kernel';
import { Crest } from './crest.tsx';
import { useTable } from './table-context.ts';

/** The small crest of a seat's player; nothing for a free seat. */
export function SeatCrest({ seat, label }: { seat: Seat; label?: string }) {
  const player = useTable().seats[seat];
  return player === undefined ? null : (
    <Crest crest={player.crest} colour={player.colour} size="s" {...(label === undefined ? {} : { label })} />
  );
}
