import { useEffect } from 'react';
import { lookAtMyTables, onOurTurn } from '../api/my-tables.ts';
import { pageHere, to } from '../base/address.ts';
import { sound } from '../base/sound/sound-player.ts';
import { useSay } from '../base/voice.ts';
import { showDeviceNote } from '../parts/device-note.ts';
import { useGameName } from '../parts/game-scene.tsx';

/** Rings and shows a note, on every page, when it becomes our turn at another table. The open table rings for itself. */
export function TurnWatch() {
  const say = useSay();
  const nameOf = useGameName();
  useEffect(() => void lookAtMyTables(), []);
  useEffect(
    () =>
      onOurTurn(({ id, game }) => {
        const page = to.match('table', id);
        if (pageHere() === page) return;
        sound('bell');
        showDeviceNote(say('table.your-turn'), nameOf(game), page);
      }),
    [say, nameOf],
  );
  return null;
}
