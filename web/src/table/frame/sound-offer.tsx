import { useId } from 'react';
import { useSettings } from '../../base/settings.ts';
import { sound } from '../../base/sound/sound-player.ts';
import { Bell } from '../../icons/index.ts';
import { useTableInfo } from '../context/table-context.tsx';
import './sound-offer.css';

/** Offers sound, once per device: above the log, or on narrow screens in the line of the last event. */
export function SoundOffer() {
  const { say } = useTableInfo();
  const question = useId();
  const { set } = useSettings.getState();
  const accept = () => {
    set({ sound: 'all', ambience: 'quiet', soundOffered: true });
    sound('bell');
  };
  return (
    <section className="sound-offer" aria-labelledby={question}>
      <Bell />
      <p id={question}>{say('sound.offer')}</p>
      <button type="button" className="button" aria-label={say('sound.offer.yes.label')} onClick={accept} data-sound="yes">
        {say('sound.offer.yes')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-label={say('sound.offer.no.label')}
        onClick={() => set({ soundOffered: true })}
        data-sound="no"
      >
        {say('sound.offer.no')}
      </button>
    </section>
  );
}
