import { type Channel, HOOK_FORMATS } from '@belfry/protocol';
import { useState } from 'react';
import { noticesApi, subscribe, unsubscribe } from '../../api/notices.ts';
import { Bell, Mail, Trash2, Webhook } from '../../icons/index.ts';
import { Choice } from '../../parts/settings-form.tsx';
import { Field } from './field.tsx';
import { Form } from './forms.tsx';
import { More } from './more.tsx';
import type { NoticePartProps } from './notice-part-props.ts';
import { RecoveryAddress } from './recovery-address.tsx';
import type { AccountSay } from './text/index.ts';

const ICONS = { push: Bell, email: Mail, hook: Webhook };

export function ThisDevice({ say, notices, here, act, callable }: NoticePartProps & { callable: boolean }) {
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
      <Bell />
      {say(own === undefined ? 'notices.push.go' : 'notices.push.stop')}
    </button>
  );
}

export function MoreWays({ say, notices, act }: NoticePartProps) {
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

export function Ways({ say, notices, here, act }: NoticePartProps) {
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
              <Icon />
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
                  <Trash2 />
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
