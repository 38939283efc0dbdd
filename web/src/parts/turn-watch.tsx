import { useEffect } from 'react';
import { lookAtMyTables, onOurTurn } from '../match/server/my-tables.ts';
import { pageHere } from '../route.ts';
import { sound } from '../sound/sounding.ts';
import { useUi } from '../text/speech.ts';
import { useGameName } from './door.tsx';
import { sendNote } from './note.ts';

/** On every page: the bell and a note when a table elsewhere begins to wait for us. The table that is open rings for itself. */
export function TurnWatch() {
  const ui = useUi();
  const nameOf = useGameName();
  useEffect(() => void lookAtMyTables(), []);
  useEffect(
    () =>
      onOurTurn(({ id, game }) => {
        const page = `/table/${id}`;
        if (pageHere() === page) return;
        sound('bell');
        sendNote(ui('table.your-turn'), nameOf(game), page);
      }),
    [ui, nameOf],
  );
  return null;
}
