import type { Notices } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { Forbidden, noticesApi, thisDevice } from '../../api/notices.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { useSettings } from '../../base/settings.ts';
import { MoreWays, ThisDevice, Ways } from './notice-channels.tsx';
import { Choices, QuietHours } from './notice-choices.tsx';
import type { NoticePartProps } from './notice-part-props.ts';
import { type AccountSay, useAccountSay } from './text/index.ts';
import './notices-panel.css';

/** The settings for notifications: which ones, by which channels, and when not. */
export function NoticesPanel() {
  const say = useAccountSay();
  const language = useSettings((settings) => settings.language);
  const [notices, setNotices] = useState<Notices | null>(null);
  const [device, setDevice] = useState<Awaited<ReturnType<typeof thisDevice>>>({ callable: false, endpoint: null });
  const [told, setTold] = useState('');
  useEffect(() => {
    noticesApi.look().then(setNotices, () => {});
    void thisDevice().then(setDevice);
  }, []);
  // A new time zone or language applies to messages too.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const stale =
    notices !== null && notices.channels.length > 0 && (notices.settings.language !== language || notices.settings.zone !== zone);
  useEffect(() => {
    if (stale && notices !== null) noticesApi.keep({ ...notices.settings, language, zone }).then(setNotices, () => {});
  }, [stale, notices, language, zone]);
  if (notices === null) return null;
  const act: NoticePartProps['act'] = (work, done) => {
    setTold('');
    work()
      .then(
        (changed) => {
          setNotices(changed);
          setTold(say(done));
        },
        (error: unknown) => setTold(refused(say, error)),
      )
      .finally(() => void thisDevice().then(setDevice));
  };
  const part: NoticePartProps = { say, notices, here: device.endpoint, act };
  return (
    <section className="panel you-card" data-notices>
      <h2>{say('notices.title')}</h2>
      <p>{say('notices.lead')}</p>
      <ThisDevice {...part} callable={device.callable} />
      <MoreWays {...part} />
      {notices.channels.length > 0 && (
        <>
          <Ways {...part} />
          <Choices {...part} />
          <QuietHours {...part} />
        </>
      )}
      <p role="status" className="notices-told">
        {told}
      </p>
    </section>
  );
}

function refused(say: AccountSay, error: unknown): string {
  if (error instanceof Forbidden || (error instanceof DOMException && error.name === 'NotAllowedError'))
    return say('notices.push.forbidden');
  return say(refusalWords(error).phrase);
}
