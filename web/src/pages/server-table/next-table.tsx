import { useEffect } from 'react';
import { Link } from 'wouter';
import { lookAtMyTables, useMyTables } from '../../api/my-tables.ts';
import { to } from '../../base/address.ts';
import type { PageSay } from '../../base/voice.ts';
import { ArrowRight } from '../../icons/index.ts';
import { useGameName } from '../../parts/door.tsx';
import './next-table.css';

const FIRST_LOOK = 3000;

/** While others decide here: the way to another table that waits for you. */
export function NextTable({ say, here }: { say: PageSay; here: string }) {
  const next = useMyTables(({ tables }) => tables?.find(({ id, yourTurn }) => yourTurn && id !== here) ?? null);
  const nameOf = useGameName();
  useEffect(() => {
    const timer = window.setTimeout(() => void lookAtMyTables(), FIRST_LOOK);
    return () => window.clearTimeout(timer);
  }, []);
  if (next === null) return null;
  return (
    <Link className="button button-gilt next-table" href={to.match('table', next.id)}>
      {say('table.next', { game: nameOf(next.game) })}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
