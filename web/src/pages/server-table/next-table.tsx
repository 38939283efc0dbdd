import { useEffect } from 'react';
import { Link } from 'wouter';
import { lookAtMyTables, useMyTables } from '../../api/my-tables.ts';
import { to } from '../../base/address.ts';
import type { PageSay } from '../../base/voice.ts';
import { ArrowRight } from '../../icons/index.ts';
import { useGameName } from '../../parts/game-scene.tsx';
import './next-table.css';

const FIRST_LOOK = 3000;

/** While others decide here: a link to the waiting table with the least time left, and the number of tables waiting for you. */
export function NextTable({ say, here }: { say: PageSay; here: string }) {
  const tables = useMyTables((state) => state.tables);
  const waiting = tables?.filter(({ id, yourTurn }) => yourTurn && id !== here) ?? [];
  const [next] = waiting;
  const nameOf = useGameName();
  useEffect(() => {
    const timer = window.setTimeout(() => void lookAtMyTables(), FIRST_LOOK);
    return () => window.clearTimeout(timer);
  }, []);
  if (next === undefined) return null;
  return (
    <Link className="button button-gilt next-table" href={to.match('table', next.id)} title={nameOf(next.game)}>
      {say('table.next', { count: waiting.length })}
      <ArrowRight />
    </Link>
  );
}
