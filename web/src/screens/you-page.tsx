import { Crest } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import { CRESTS, type Me } from '@belfry/protocol';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../parts/page.tsx';
import { refusalWords } from '../session/refused.ts';
import { api, iAm, leave, useMe } from '../session/server/api.ts';
import { addPasskey, canUsePasskeys, signInWithPasskey } from '../session/server/passkeys.ts';
import { useSettings } from '../settings.ts';
import { type TextKey, type Ui, useUi } from '../text/speech.ts';
import './you-page.css';

interface DoorProps {
  readonly ui: Ui;
  /** Carries something out, and tells what came of it; `unfit` when what was typed cannot be used. */
  act(work: () => Promise<unknown>, done: TextKey, unfit?: TextKey): void;
}

/** Who you are: name and crest; an account to find your tables again elsewhere. */
export function YouPage() {
  const ui = useUi();
  const me = useMe((state) => state.me);
  const [told, setTold] = useState<Phrase | null>(null);
  const act: DoorProps['act'] = (work, done, unfit) => {
    setTold(null);
    work().then(
      () => setTold({ key: done }),
      (error: Error) => {
        // The browser itself says so when no passkey is chosen.
        if (!(error instanceof Refused)) setTold({ key: 'you.passkey.none' satisfies TextKey });
        else setTold(error.refusal.reason === 'bad-request' && unfit !== undefined ? { key: unfit } : refusalWords(error).phrase);
      },
    );
  };
  return (
    <Page title={<h1>{ui('you.title')}</h1>} className="you">
      <main>
        {me === null ? (
          <p>{ui('you.no-server')}</p>
        ) : (
          <>
            <p role="status" className="you-told">
              {told !== null && ui(told)}
            </p>
            <Looks key={`${me.id} ${me.name}`} ui={ui} me={me} act={act} />
            {me.kind === 'account' ? <Account ui={ui} me={me} act={act} /> : <Guest ui={ui} act={act} />}
          </>
        )}
        <Link className="button" href="/">
          {ui('home.go')}
        </Link>
      </main>
    </Page>
  );
}

function Looks({ ui, me, act }: DoorProps & { me: Me }) {
  const [name, setName] = useState(me.name);
  const [crest, setCrest] = useState(me.crest);
  const field = useId();
  const group = useId();
  const set = useSettings((settings) => settings.set);
  const save = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const now = iAm(await api.rename({ name: name.trim() || me.name, crest }));
      set({ name: now.name });
    }, 'you.saved');
  };
  return (
    <form className="panel you-card" onSubmit={save}>
      <div className="you-head">
        <Crest crest={crest} colour={0} size="l" />
        <div>
          <h2>{name.trim() || me.name}</h2>
          <p className="quiet">{me.login ?? ui(me.kind === 'account' ? 'you.account' : 'you.guest')}</p>
        </div>
      </div>
      <div className="setting">
        <label htmlFor={field}>{ui('settings.name')}</label>
        <input
          id={field}
          className="field"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <fieldset className="setting">
        <legend>{ui('you.crest')}</legend>
        <div className="you-crests">
          {CRESTS.map((each) => (
            <label key={each}>
              <input type="radio" name={group} checked={each === crest} onChange={() => setCrest(each)} />
              <Crest crest={each} colour={0} />
              <span className="hidden-text">{ui(`crest.${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button button-gilt" data-save>
        {ui('you.save')}
      </button>
    </form>
  );
}

function Guest({ ui, act }: DoorProps) {
  return (
    <>
      <section className="panel you-card">
        <h2>{ui('you.make')}</h2>
        <p>{ui('you.make.lead')}</p>
        <Credentials
          ui={ui}
          fresh
          go={(login, password) => act(async () => iAm(await api.makeAccount(login, password)), 'you.made', 'you.invalid')}
        />
        {canUsePasskeys() && (
          <PasskeyButton label={ui('you.passkey.make')} go={() => act(async () => iAm(await addPasskey()), 'you.made')} />
        )}
      </section>
      <section className="panel you-card">
        <h2>{ui('you.sign-in')}</h2>
        <p>{ui('you.sign-in.lead')}</p>
        <Credentials
          ui={ui}
          go={(login, password) => act(async () => iAm(await api.signIn(login, password)), 'you.welcome', 'refused.wrong-login')}
        />
        {canUsePasskeys() && (
          <PasskeyButton label={ui('you.passkey.sign-in')} go={() => act(async () => iAm(await signInWithPasskey()), 'you.welcome')} />
        )}
      </section>
    </>
  );
}

function Account({ ui, me, act }: DoorProps & { me: Me }) {
  return (
    <section className="panel you-card">
      <h2>{ui('you.account')}</h2>
      <p>{ui('you.passkeys', { count: me.passkeys })}</p>
      {me.login === null && (
        <Credentials
          ui={ui}
          fresh
          go={(login, password) => act(async () => iAm(await api.makeAccount(login, password)), 'you.saved', 'you.invalid')}
        />
      )}
      <div className="help-links">
        {canUsePasskeys() && (
          <PasskeyButton label={ui('you.passkey.add')} go={() => act(async () => iAm(await addPasskey()), 'you.saved')} />
        )}
        <button type="button" className="button" onClick={() => act(() => leave(false), 'you.left')} data-sign-out="here">
          {ui('you.sign-out')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => act(() => leave(true), 'you.left')} data-sign-out="everywhere">
          {ui('you.sign-out.everywhere')}
        </button>
      </div>
    </section>
  );
}

function Credentials({ ui, fresh = false, go }: { ui: Ui; fresh?: boolean; go(login: string, password: string): void }) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const first = useId();
  const second = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(login, password);
    setPassword('');
  };
  return (
    <form className="you-credentials" onSubmit={submit}>
      <div className="setting">
        <label htmlFor={first}>{ui('you.login')}</label>
        <input
          id={first}
          className="field"
          required
          minLength={3}
          maxLength={40}
          autoComplete="username"
          value={login}
          onChange={(event) => setLogin(event.target.value)}
        />
      </div>
      <div className="setting">
        <label htmlFor={second}>{ui(fresh ? 'you.password.new' : 'you.password')}</label>
        <input
          id={second}
          className="field"
          type="password"
          required
          minLength={fresh ? 8 : 1}
          maxLength={200}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <button type="submit" className="button button-gilt" data-credentials={fresh ? 'make' : 'sign-in'}>
        {ui(fresh ? 'you.make.go' : 'you.sign-in')}
      </button>
    </form>
  );
}

function PasskeyButton({ label, go }: { label: string; go(): void }) {
  return (
    <button type="button" className="button" onClick={go} data-passkey>
      <KeyRound aria-hidden="true" />
      {label}
    </button>
  );
}
