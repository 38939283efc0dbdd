import type { AccountSay } from './text/index.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const clockFace = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (face: string): number => {
  const [hours = 0, minutes = 0] = face.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A field for a period of the day, in minutes after midnight. */
export function Hours({ say, hours, set }: { say: AccountSay; hours: Stretch; set(hours: Stretch): void }) {
  return (
    <div className="notices-hours">
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          {say(`notices.quiet.${end}`)}
          <input
            type="time"
            className="field"
            required
            value={clockFace(hours[end])}
            onChange={({ target }) => target.value !== '' && set({ ...hours, [end]: minuteOf(target.value) })}
          />
        </label>
      ))}
    </div>
  );
}
