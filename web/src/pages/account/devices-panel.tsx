import type { Devices, HandOver, Me } from '@belfry/protocol';
import { useCallback, useEffect, useState } from 'react';
import { handOverApi } from '../../api/hand-over.ts';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { Monitor, X } from '../../icons/index.ts';
import { SharedLink } from '../../parts/link/shared-link.tsx';
import type { PanelProps } from './panel-props.ts';
import type { AccountSay } from './text/index.ts';

/** While a link is shown, how often to check whether it has been used, in milliseconds. */
const LOOK_AGAIN = 4000;

/** Lists your browsers; a guest makes a link here that connects another device. */
export function DevicesPanel({ say, me, act }: PanelProps & { me: Me }) {
  const language = useSettings((settings) => settings.language);
  const [found, setFound] = useState<Devices | null>(null);
  const [link, setLink] = useState<HandOver | null>(null);
  const look = useCallback(() => handOverApi.devices().then(setFound, () => {}), []);
  useEffect(() => {
    void look();
    if (link === null) return;
    const timer = window.setInterval(() => void look(), LOOK_AGAIN);
    return () => window.clearInterval(timer);
  }, [link, look]);
  if (found === null) return null;
  const { devices, linkUntil } = found;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const shown = link !== null && link.until === linkUntil ? link : null;
  const isUsed = link !== null && shown === null && Date.now() < link.until;
  const withdraw = async () => {
    await handOverApi.withdraw();
    setLink(null);
    await look();
  };
  const make = async () => {
    const made = await handOverApi.make();
    await look();
    setLink(made);
  };
  return (
    <section className="panel you-card" data-devices={devices.length}>
      <h2>{say('you.devices')}</h2>
      <p>{say(me.kind === 'guest' ? 'you.devices.guest' : 'you.devices.account')}</p>
      <ul className="notices-ways">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            say={say}
            device={device}
            day={day.format(device.since)}
            end={() => act(() => handOverApi.end(device.id).then(look), 'you.devices.ended')}
          />
        ))}
      </ul>
      {shown !== null && (
        <>
          <p>{say('you.devices.link', { time: time.format(shown.until) })}</p>
          <SharedLink
            page={to.continue(shown.code)}
            name={say('you.devices.link.name')}
            scan={say('you.devices.scan')}
            words={say('you.devices.link.name')}
          />
        </>
      )}
      {isUsed && <p role="status">{say('you.devices.used')}</p>}
      {me.kind === 'guest' && shown === null && (
        <button type="button" className="button" onClick={() => act(make, 'you.devices.made')} data-hand-over>
          {say('you.devices.make')}
        </button>
      )}
      {linkUntil !== null && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => act(withdraw, 'you.devices.withdrawn')}
          data-withdraw-hand-over
        >
          {say('you.devices.withdraw')}
        </button>
      )}
    </section>
  );
}

interface DeviceRowProps {
  readonly say: AccountSay;
  readonly device: Devices['devices'][number];
  readonly day: string;
  end(): void;
}

function DeviceRow({ say, device: { here }, day, end }: DeviceRowProps) {
  return (
    <li>
      <Monitor />
      <span>
        {say(here ? 'you.devices.here' : 'you.devices.other')}
        <span className="quiet notices-state">{say('you.devices.since', { day })}</span>
      </span>
      {!here && (
        <button type="button" className="button button-quiet" onClick={end} aria-label={say('you.devices.end', { day })} data-end-device>
          <X />
        </button>
      )}
    </li>
  );
}
