import type { TableSummary } from '@belfry/server/protocol';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isDoor } from '../doors.ts';
import { api } from '../session/server/api.ts';
import type { Ui } from '../text/speech.ts';

const FIRST_LOOK = 3000;
const LOOK_AGAIN = 20_000;

/** While others decide here: the way to another table that waits for you. */
export function NextTable({ ui, here }: { ui: Ui; here: string }) {
  const [next, setNext] = useState<TableSummary | null>(null);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      timer = window.setTimeout(look, LOOK_AGAIN);
      api.tables('mine').then(
        ({ tables }) => setNext(tables.find(({ id, yourTurn }) => yourTurn && id !== here) ?? null),
        () => setNext(null),
      );
    };
    timer = window.setTimeout(look, FIRST_LOOK);
    return () => window.clearTimeout(timer);
  }, [here]);
  if (next === null) return null;
  return (
    <Link className="button button-gilt next-table" href={`/table/${next.id}`}>
      {ui('table.next', { game: isDoor(next.game) ? ui(`door.${next.game}`) : next.game })}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
