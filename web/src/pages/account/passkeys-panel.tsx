import type { Me, SignInMethods } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { iAm } from '../../api/api.ts';
import { addPasskey, canUsePasskeys, removePasskey, signInMethods } from '../../api/passkeys.ts';
import { useSettings } from '../../base/settings.ts';
import { KeyRound, Trash2 } from '../../icons/index.ts';
import { Confirm } from './forms.tsx';
import { More } from './more.tsx';
import type { PanelProps } from './panel-props.ts';

/** The passkeys of an account: add, list, remove. Each change asks for proof. */
export function PasskeysPanel({ say, me, act }: PanelProps & { readonly me: Me }) {
  const language = useSettings((settings) => settings.language);
  const [methods, setMethods] = useState<SignInMethods>({ passkeys: [], changes: [] });
  const [removing, setRemoving] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change to how a person signs in makes another `me`
  useEffect(() => void signInMethods().then(setMethods, () => {}), [me]);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { passkeys, changes } = methods;
  return (
    <>
      <More name={say('you.passkeys.title')} note={say('you.passkeys', { count: me.passkeys })}>
        <ul className="notices-ways">
          {passkeys.map(({ id, createdAt, usedAt }) => (
            <li key={id} data-passkey-row>
              <KeyRound />
              <span>
                {say('you.passkey.since', { day: day.format(createdAt) })}
                <span className="quiet notices-state">
                  {usedAt === null ? say('you.passkey.unused') : say('you.passkey.used', { day: day.format(usedAt) })}
                </span>
              </span>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => setRemoving(id)}
                aria-label={say('you.passkey.remove', { day: day.format(createdAt) })}
                data-remove-passkey
              >
                <Trash2 />
              </button>
            </li>
          ))}
        </ul>
        {removing !== null && passkeys.some(({ id }) => id === removing) ? (
          <>
            <p>{say('you.passkey.remove.lead')}</p>
            <Confirm
              say={say}
              me={me}
              purpose="passkeys"
              label={say('you.passkey.remove.go')}
              className="you-danger"
              go={(proof) => act(async () => iAm(await removePasskey(removing, await proof())), 'you.passkey.removed')}
            />
          </>
        ) : (
          canUsePasskeys() && (
            <>
              <p>{say('you.passkey.add.lead')}</p>
              <Confirm
                say={say}
                me={me}
                purpose="passkeys"
                label={say('you.passkey.add')}
                go={(proof) => act(async () => iAm(await addPasskey(await proof())), 'you.saved')}
              />
            </>
          )
        )}
      </More>
      {changes.length > 0 && (
        <More name={say('you.changes')}>
          <ul className="notices-ways">
            {changes.map(({ what, at }) => (
              <li key={`${what} ${at}`} data-sign-in-change={what}>
                <span className="quiet">{time.format(at)}</span>
                <span>{say(`you.change.${what}`)}</span>
              </li>
            ))}
          </ul>
        </More>
      )}
    </>
  );
}
