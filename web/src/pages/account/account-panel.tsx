import type { Me } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { changePassword, makeCodes } from '../../api/account.ts';
import { api, iAm } from '../../api/api.ts';
import { confirmWithPasskey } from '../../api/passkeys.ts';
import { to } from '../../base/address.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { type Met, signOut, syncWithAccount } from '../../match/local/account-sync.ts';
import { Field } from './field.tsx';
import { Confirm, Credentials, Form, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './forms.tsx';
import { More } from './more.tsx';
import type { PanelProps } from './panel-props.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import type { AccountSay } from './text/index.ts';

interface AccountProps extends PanelProps {
  readonly me: Me;
  /** Shows new recovery codes. */
  show(codes: readonly string[]): void;
}

/** The ways to sign in to an account, and to sign out. */
export function AccountPanel({ say, me, act, show }: AccountProps) {
  return (
    <section className="panel you-card">
      <h2>{say('you.account')}</h2>
      <DeviceTables say={say} me={me} />
      {me.login === null && (
        <Credentials
          say={say}
          fresh
          go={(login, password) =>
            act(async () => iAm(await api.makeAccount(login, password, await confirmWithPasskey('login'))), 'you.saved', 'you.invalid')
          }
        />
      )}
      <div className="you-buttons">
        <button type="button" className="button" onClick={() => act(() => signOut(me, false), 'you.left')} data-sign-out="here">
          {say('you.sign-out')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => act(() => signOut(me, true), 'you.left')}
          data-sign-out="everywhere"
        >
          {say('you.sign-out.everywhere')}
        </button>
      </div>
      {me.operator && (
        <Link className="button" href={to.operators()}>
          {say('you.operators')}
        </Link>
      )}
      {me.login !== null && <ChangePassword say={say} act={act} />}
      <PasskeysPanel say={say} me={me} act={act} />
      <Codes say={say} me={me} act={act} show={show} />
    </section>
  );
}

/** Shows how many games against bots the account stores; the others stay on this device, and the panel says so. */
function DeviceTables({ say, me }: { say: AccountSay; me: Me }) {
  const [met, setMet] = useState<Met | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every account
  useEffect(() => void syncWithAccount(me).then(setMet, () => {}), [me.id]);
  if (met === null) return null;
  return (
    <>
      <p data-device-tables={met.kept}>{say('you.device-tables', { count: met.kept })}</p>
      {met.left.length > 0 && (
        <p className="problem">
          {say('you.device-tables.left', { count: met.left.length })} {say(refusalWords(met.why).phrase)}
        </p>
      )}
    </>
  );
}

function ChangePassword({ say, act }: PanelProps) {
  const [present, setPresent] = useState('');
  const [password, setPassword] = useState('');
  const send = () => {
    act(() => changePassword(present, password), 'you.password.changed', 'you.invalid');
    setPresent('');
    setPassword('');
  };
  return (
    <More name={say('you.password.change')}>
      <p>{say('you.password.change.lead')}</p>
      <Form send={send}>
        <Field label={say('you.password.present')} value={present} set={setPresent} fill="current-password" most={LONGEST_PASSWORD} />
        <Field
          label={say('you.password.new')}
          value={password}
          set={setPassword}
          fill="new-password"
          least={SHORTEST_PASSWORD}
          most={LONGEST_PASSWORD}
        />
        <button type="submit" className="button button-gilt" data-change-password>
          {say('you.password.change')}
        </button>
      </Form>
    </More>
  );
}

function Codes({ say, me, act, show }: AccountProps) {
  return (
    <More name={say('you.codes')} note={say('you.codes.left', { count: me.codes })}>
      <p>{say('you.codes.lead')}</p>
      <Confirm
        say={say}
        me={me}
        purpose="codes"
        label={say('you.codes.go')}
        go={(proof) => act(async () => show(await makeCodes(await proof())), 'you.codes.made')}
      />
    </More>
  );
}
