import type { TimeOff } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { ask } from '../../api/api.ts';
import { useSettings } from '../../base/settings.ts';
import { Trash2 } from '../../icons/index.ts';
import { Form } from './forms.tsx';
import { Hours } from './hours.tsx';
import type { PanelProps } from './panel-props.ts';
import { useAccountSay } from './text/index.ts';

const ADDRESS = '/me/time-off';
const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** Sets the hours when your clock pauses at tables with days for a move, as far as those allow it. */
export function TimeOffPanel({ act }: Pick<PanelProps, 'act'>) {
  const say = useAccountSay();
  const [off, setOff] = useState<TimeOff | null>(null);
  useEffect(() => {
    ask<TimeOff>(ADDRESS).then(setOff, () => {});
  }, []);
  if (off === null) return null;
  const keep = (change: Partial<TimeOff>) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    act(async () => setOff(await ask<TimeOff>(ADDRESS, 'PUT', { ...off, zone, ...change })), 'you.saved', 'off.unfit');
  };
  return (
    <section className="panel you-card" data-time-off>
      <h2>{say('off.title')}</h2>
      <p>{say('off.lead')}</p>
      <div className="setting">
        <label className="setting-check">
          <input
            type="checkbox"
            data-nights
            checked={off.nights !== null}
            onChange={({ target }) => keep({ nights: target.checked ? NIGHT : null })}
          />
          <span>{say('off.nights')}</span>
        </label>
        <p className="quiet">{say('off.nights.lead')}</p>
        {off.nights !== null && <Hours say={say} hours={off.nights} set={(nights) => keep({ nights })} />}
      </div>
      <Holidays holidays={off.holidays} set={(holidays) => keep({ holidays })} />
    </section>
  );
}

type Days = TimeOff['holidays'];

function Holidays({ holidays, set }: { holidays: Days; set(holidays: Days): void }) {
  const say = useAccountSay();
  const language = useSettings((settings) => settings.language);
  const [fresh, setFresh] = useState({ from: '', to: '' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const today = new Date().toISOString().slice(0, 10);
  const add = () => {
    set([...holidays, fresh].sort((a, b) => (a.from < b.from ? -1 : 1)));
    setFresh({ from: '', to: '' });
  };
  return (
    <div className="setting">
      <h3>{say('off.holidays')}</h3>
      <p className="quiet">{say('off.holidays.lead')}</p>
      <ul className="notices-ways">
        {holidays.map((each) => {
          const words = day.formatRange(Date.parse(each.from), Date.parse(each.to));
          return (
            <li key={`${each.from} ${each.to}`} data-holiday={each.from}>
              <span>{words}</span>
              <button
                type="button"
                className="button button-quiet"
                aria-label={say('off.remove', { days: words })}
                onClick={() => set(holidays.filter((other) => other !== each))}
              >
                <Trash2 />
              </button>
            </li>
          );
        })}
      </ul>
      <Form send={add}>
        <div className="notices-hours">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {say(`off.${end}`)}
              <input
                type="date"
                className="field"
                required
                min={end === 'to' && fresh.from !== '' ? fresh.from : today}
                value={fresh[end]}
                onChange={({ target }) => setFresh({ ...fresh, [end]: target.value })}
              />
            </label>
          ))}
        </div>
        <button type="submit" className="button" data-add-holiday>
          {say('off.add')}
        </button>
      </Form>
    </div>
  );
}
