import type { Me } from '@belfry/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Proof, ProofPurpose } from '../../api/account.ts';
import { canUsePasskeys, confirmWithPasskey } from '../../api/passkeys.ts';
import { KeyRound } from '../../icons/index.ts';
import { Field } from './field.tsx';
import type { AccountSay } from './text/index.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** A form that cannot be sent until it is complete, and that clears secrets once sent. */
export function Form({ children, send }: { children: ReactNode; send(): void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className="you-form" onSubmit={submit}>
      {children}
    </form>
  );
}

/** Fields for login and password: to sign in, or (`fresh`) to set for a new account. */
export function Credentials({ say, fresh = false, go }: { say: AccountSay; fresh?: boolean; go(login: string, password: string): void }) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const send = () => {
    go(login, password);
    setPassword('');
  };
  return (
    <Form send={send}>
      <Field label={say('you.login')} value={login} set={setLogin} fill="username" least={3} most={40} />
      <Field
        label={say(fresh ? 'you.password.new' : 'you.password')}
        value={password}
        set={setPassword}
        fill={fresh ? 'new-password' : 'current-password'}
        least={fresh ? SHORTEST_PASSWORD : 1}
        most={LONGEST_PASSWORD}
      />
      <button type="submit" className="button button-gilt" data-credentials={fresh ? 'make' : 'sign-in'}>
        {say(fresh ? 'you.make.go' : 'you.sign-in')}
      </button>
    </Form>
  );
}

interface ConfirmProps {
  readonly say: AccountSay;
  readonly me: Me;
  readonly purpose: ProofPurpose;
  readonly label: string;
  readonly className?: string;
  /** Receives a function that fetches the proof. */
  go(proof: () => Promise<Proof>): void;
}

/** Asks the owner for the password or a passkey before an action. A guest has neither and needs none. */
export function Confirm({ say, me, purpose, label, className = 'button-gilt', go }: ConfirmProps) {
  const [password, setPassword] = useState('');
  const withPassword = me.login !== null;
  const send = () => {
    go(async () => (withPassword ? { password } : { sure: true }));
    setPassword('');
  };
  return (
    <>
      {(withPassword || me.kind === 'guest') && (
        <Form send={send}>
          {withPassword && (
            <Field label={say('you.confirm.password')} value={password} set={setPassword} fill="current-password" most={LONGEST_PASSWORD} />
          )}
          <button type="submit" className={`button ${className}`} data-confirm={purpose}>
            {label}
          </button>
        </Form>
      )}
      {me.passkeys > 0 && canUsePasskeys() && (
        <PasskeyButton label={say('you.confirm.passkey')} go={() => go(() => confirmWithPasskey(purpose))} confirms={purpose} />
      )}
    </>
  );
}

export function PasskeyButton({ label, go, confirms }: { label: string; go(): void; confirms?: string }) {
  return (
    <button type="button" className="button" onClick={go} data-passkey={confirms ?? ''}>
      <KeyRound />
      {label}
    </button>
  );
}
