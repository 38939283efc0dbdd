import { useEffect } from 'react';
import { lookAtMyTables, onOurTurn } from '../session/server/my-tables.ts';
import { useUi } from '../text/speech.ts';
import { ringBell } from './bell.ts';
import { sendNote } from './note.ts';
import { nameOf } from './table-row.tsx';

/** On every page: the bell and a note when a table elsewhere begins to wait for us. The table that is open rings for itself. */
export function TurnWatch() {
  const ui = useUi();
  useEffect(() => void lookAtMyTables(), []);
  useEffect(
    () =>
      onOurTurn(({ id, game }) => {
        const page = `/table/${id}`;
        if (location.pathname === page) return;
        ringBell();
        sendNote(ui('table.your-turn'), nameOf(ui, game), page);
      }),
    [ui],
  );
  return null;
}
