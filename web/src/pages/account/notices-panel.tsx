import { CHANNELS, type Channel, HOOK_FORMATS, NOTICE_KINDS, type NoticeKind, type NoticeSettings, type Notices } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { Forbidden, noticesApi, subscribe, thisDevice, unsubscribe } from '../../api/notices.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { useSettings } from '../../base/settings.ts';
import { Bell, Mail, Trash2, Webhook } from '../../icons/index.ts';
import { Choice } from '../../parts/settings-form.tsx';
import { Field } from './field.tsx';
import { Form } from './forms.tsx';
import { Hours } from './hours.tsx';
import { More } from './more.tsx';
import { RecoveryAddress } from './recovery-address.tsx';
import { type AccountKey, type AccountSay, useAccountSay } from './text/index.ts';
import './notices-panel.css';

const ICONS = { push: Bell, email: Mail, hook: Webhook };

interface Part {
  readonly say: AccountSay;
  readonly notices: Notices;
  /** This browser's push endpoint. */
  readonly here: string | null;
  /** Carries out a change and shows the result. */
  act(work: () => Promise<Notices>, done: AccountKey): void;
}

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
  const act: Part['act'] = (work, done) => {
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
  const part: Part = { say, notices, here: device.endpoint, act };
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

function ThisDevice({ say, notices, here, act, callable }: Part & { callable: boolean }) {
  const own = notices.channels.find(({ address }) => address === here);
  if (!callable) return <p className="quiet">{say('notices.push.not-here')}</p>;
  const stop = async () => {
    await unsubscribe();
    return own === undefined ? notices : noticesApi.remove(own.id);
  };
  return (
    <button
      type="button"
      className={`button ${own === undefined ? 'button-gilt' : ''}`}
      data-push={own === undefined ? 'go' : 'stop'}
      onClick={() =>
        own === undefined
          ? act(async () => noticesApi.add(await subscribe(notices.pushKey)), 'notices.push.on')
          : act(stop, 'notices.saved')
      }
    >
      <Bell aria-hidden="true" />
      {say(own === undefined ? 'notices.push.go' : 'notices.push.stop')}
    </button>
  );
}

function MoreWays({ say, notices, act }: Part) {
  const [address, setAddress] = useState('');
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<(typeof HOOK_FORMATS)[number]>('discord');
  return (
    <>
      <More name={say('notices.email')}>
        {notices.mail ? (
          <Form send={() => act(() => noticesApi.add({ kind: 'email', address }), 'notices.email.sent')}>
            <Field label={say('notices.email.field')} value={address} set={setAddress} fill="email" most={254} />
            <button type="submit" className="button" data-add="email">
              {say('notices.email.go')}
            </button>
          </Form>
        ) : (
          <p>{say('notices.email.none')}</p>
        )}
      </More>
      <More name={say('notices.hook')}>
        <p>{say('notices.hook.lead')}</p>
        <Form send={() => act(() => noticesApi.add({ kind: 'hook', format, url }), 'notices.hook.added')}>
          <Choice
            label={say('notices.hook.format')}
            values={HOOK_FORMATS}
            value={format}
            name={(value) => say(`notices.format.${value}`)}
            set={setFormat}
          />
          <Field label={say('notices.hook.url')} value={url} set={setUrl} fill="url" most={1000} />
          <button type="submit" className="button" data-add="hook">
            {say('notices.hook.go')}
          </button>
        </Form>
      </More>
    </>
  );
}

function Ways({ say, notices, here, act }: Part) {
  return (
    <div className="setting">
      <h3>{say('notices.ways')}</h3>
      <ul className="notices-ways">
        {notices.channels.map((channel) => {
          const Icon = ICONS[channel.kind];
          const name = nameOf(say, channel, here);
          const state = channel.trouble ?? (channel.confirmed ? null : 'unconfirmed');
          const remove = async () => {
            if (channel.address === here) await unsubscribe();
            return noticesApi.remove(channel.id);
          };
          return (
            <li key={channel.id} data-channel={channel.kind}>
              <Icon aria-hidden="true" />
              <span>
                {name}
                {state !== null && <span className="quiet notices-state">{say(`notices.${state}`)}</span>}
              </span>
              {!channel.recovery && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => act(remove, 'notices.saved')}
                  aria-label={say('notices.remove', { address: name })}
                >
                  <Trash2 aria-hidden="true" />
                </button>
              )}
              <div className="notices-recovery">
                <RecoveryAddress say={say} channel={channel} act={act} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function nameOf(say: AccountSay, { kind, address, format }: Channel, here: string | null): string {
  if (kind === 'email') return address;
  if (address === here) return say('notices.device.this');
  const { host } = new URL(address);
  return kind === 'push' ? say('notices.device', { host }) : `${say(`notices.format.${format ?? 'matrix'}`)} (${host})`;
}

/** Saves a change together with the current time zone and language. */
function useKeep({ notices: { settings }, act }: Part): (change: Partial<NoticeSettings>) => void {
  const language = useSettings((kept) => kept.language);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (change) => act(() => noticesApi.keep({ ...settings, language, zone, ...change }), 'notices.saved');
}

function Choices(part: Part) {
  const { say, notices } = part;
  const keep = useKeep(part);
  const { choices } = notices.settings;
  const ways = CHANNELS.filter((way) => notices.channels.some(({ kind }) => kind === way));
  return (
    <table className="notices-choices">
      <caption>{say('notices.what')}</caption>
      <thead>
        <tr>
          <td />
          {ways.map((way) => (
            <th key={way} scope="col">
              {say(`notices.way.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{say(`notices.kind.${kind}`)}</th>
            {ways.map((way) => (
              <td key={way}>
                <input
                  type="checkbox"
                  data-choice={`${kind} ${way}`}
                  aria-label={`${say(`notices.kind.${kind}`)}: ${say(`notices.way.${way}`)}`}
                  checked={choices[kind].includes(way)}
                  onChange={({ target }) => {
                    const others = choices[kind].filter((each) => each !== way);
                    keep({ choices: { ...choices, [kind]: target.checked ? [...others, way] : others } });
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NIGHT = { from: 22 * 60, to: 8 * 60 };

function QuietHours(part: Part) {
  const { say, notices } = part;
  const keep = useKeep(part);
  const { quiet } = notices.settings;
  return (
    <div className="setting">
      <label className="setting-check">
        <input
          type="checkbox"
          data-quiet
          checked={quiet !== null}
          onChange={({ target }) => keep({ quiet: target.checked ? NIGHT : null })}
        />
        <span>{say('notices.quiet')}</span>
      </label>
      <p className="quiet">{say('notices.quiet.lead')}</p>
      {quiet !== null && <Hours say={say} hours={quiet} set={(hours) => keep({ quiet: hours })} />}
      <QuietKinds {...part} />
    </div>
  );
}

const HOW_QUIET = ['same', 'never', 'own'] as const;

/** Quiet hours for a single kind of notice, or none. */
function QuietKinds(part: Part) {
  const { say, notices } = part;
  const keep = useKeep(part);
  const { quiet, quietFor = {} } = notices.settings;
  const set = (kind: NoticeKind, how: string) => {
    const { [kind]: own, ...others } = quietFor;
    if (how === 'same') keep({ quietFor: others });
    else keep({ quietFor: { ...others, [kind]: how === 'own' ? (own ?? quiet ?? NIGHT) : null } });
  };
  return (
    <More name={say('notices.quiet.each')}>
      {NOTICE_KINDS.map((kind) => {
        const own = quietFor[kind];
        return (
          <div key={kind} className="notices-kind">
            <label>
              <span>{say(`notices.kind.${kind}`)}</span>
              <select
                className="field"
                data-quiet-kind={kind}
                value={own === undefined ? 'same' : own === null ? 'never' : 'own'}
                onChange={({ target }) => set(kind, target.value)}
              >
                {HOW_QUIET.map((how) => (
                  <option key={how} value={how}>
                    {say(`notices.quiet.${how}`)}
                  </option>
                ))}
              </select>
            </label>
            {own != null && <Hours say={say} hours={own} set={(hours) => keep({ quietFor: { ...quietFor, [kind]: hours } })} />}
          </div>
        );
      })}
    </More>
  );
}
