import { Crest } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import { CRESTS, type Me } from '@belfry/protocol';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { askForCode, makeCodes, recover } from '../../api/account.ts';
import { api, iAm, useMe } from '../../api/api.ts';
import { addPasskey, canUsePasskeys, signInWithPasskey } from '../../api/passkeys.ts';
import { HAS_SERVER, to } from '../../base/address.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { useSettings } from '../../base/settings.ts';
import { renameHere } from '../../match/local/rename-player.ts';
import { Page } from '../../parts/page.tsx';
import { AccountPanel } from './account-panel.tsx';
import { CodeList } from './code-list.tsx';
import { DataPanel } from './data-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { Field } from './field.tsx';
import { Credentials, Form, LONGEST_PASSWORD, PasskeyButton, SHORTEST_PASSWORD } from './forms.tsx';
import { More } from './more.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { type AccountKey, type AccountSay, useAccountSay } from './text/index.ts';
import { TimeOffPanel } from './time-off-panel.tsx';
import './account-page.css';

/** The page for name and crest, and for an account to find your tables again on other devices. */
export function AccountPage() {
  const say = useAccountSay();
  const me = useMe((state) => state.me);
  const [told, setTold] = useState<Phrase | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const tell = (words: Phrase) => {
    setTold(words);
    status.current?.scrollIntoView({ block: 'nearest' });
  };
  const [asks, setAsks] = useState<(() => void) | null>(null);
  const act: PanelProps['act'] = (work, done, unfit) => {
    carryOut(work, undefined, done, unfit);
  };
  const carryOut = (work: (sure?: true) => Promise<unknown>, sure: true | undefined, done: AccountKey, unfit?: AccountKey) => {
    setTold(null);
    setAsks(null);
    work(sure).then(
      () => tell({ key: done }),
      (error: Error) => {
        if (error instanceof Refused && error.refusal.reason === 'two-seats') setAsks(() => () => carryOut(work, true, done, unfit));
        // Without a chosen passkey the browser itself has shown a message.
        if (!(error instanceof Refused)) tell({ key: 'you.passkey.none' satisfies AccountKey });
        else tell(error.refusal.reason === 'bad-request' && unfit !== undefined ? { key: unfit } : refusalWords(error).phrase);
      },
    );
  };
  return (
    <Page title={<h1>{say('you.title')}</h1>} className="you">
      <main>
        {me === null ? (
          <WithoutServer say={say} />
        ) : (
          <>
            <p role="status" className="you-told" ref={status}>
              {told !== null && say(told)}
            </p>
            {asks !== null && (
              <div className="you-buttons">
                <button type="button" className="button button-gilt" onClick={asks} data-sure>
                  {say('you.sure')}
                </button>
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    setAsks(null);
                    setTold(null);
                  }}
                >
                  {say('you.sure.not')}
                </button>
              </div>
            )}
            <Looks key={`${me.id} ${me.name}`} say={say} me={me} act={act} />
            {me.kind === 'account' && codes !== null && <CodeList say={say} codes={codes} />}
            {me.kind === 'account' ? (
              <AccountPanel key={me.id} say={say} me={me} act={act} show={setCodes} />
            ) : (
              <Guest say={say} act={act} show={setCodes} />
            )}
            <People say={say} me={me} />
            <DevicesPanel key={`devices ${me.id} ${me.kind}`} say={say} me={me} act={act} />
            <TimeOffPanel key={`off ${me.id}`} act={act} />
            <NoticesPanel key={`notices ${me.id}`} />
            <DataPanel key={`data ${me.id}`} say={say} me={me} act={act} />
          </>
        )}
        <Link className="button" href={to.home()}>
          {say('home.go')}
        </Link>
      </main>
    </Page>
  );
}

function People({ say, me }: { say: AccountSay; me: Me }) {
  return (
    <section className="panel you-card">
      <h2>{say('you.people')}</h2>
      <p>{say('you.people.lead')}</p>
      <div className="you-buttons">
        <Link className="button" href={to.person(me.id)} data-profile>
          {say('you.people.profile')}
        </Link>
        <Link className="button" href={to.people()} data-people>
          {say('you.people.all')}
        </Link>
      </div>
    </section>
  );
}

/** Without a server the name is kept on this device, and sent to the first server it connects to. */
/** Shows the name on this device once it is known that no server answers. */
function WithoutServer({ say }: { say: AccountSay }) {
  const { name, set } = useSettings();
  const unreachable = useMe((state) => state.unreachable);
  if (!unreachable) return null;
  return (
    <>
      <p>{say(HAS_SERVER ? 'you.unreachable' : 'you.no-server')}</p>
      <div className="panel you-card">
        <Field label={say('settings.name')} value={name} set={(value) => set({ name: value })} fill="nickname" most={24} />
      </div>
    </>
  );
}

function Looks({ say, me, act }: PanelProps & { me: Me }) {
  const [name, setName] = useState(me.name);
  const [crest, setCrest] = useState(me.crest);
  const field = useId();
  const group = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const looks = iAm(await api.rename({ name: name.trim() || me.name, crest }));
      // A device without storage has no tables to rename the player at.
      await renameHere(looks).catch(() => {});
    }, 'you.saved');
  };
  return (
    <form className="panel you-card" onSubmit={save}>
      <div className="you-head">
        <Crest crest={crest} colour={0} size="l" />
        <div>
          <h2>{name.trim() || me.name}</h2>
          <p className="quiet">{me.login ?? say(me.kind === 'account' ? 'you.account' : 'you.guest')}</p>
        </div>
      </div>
      <div className="setting">
        <label htmlFor={field}>{say('settings.name')}</label>
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
        <legend>{say('you.crest')}</legend>
        <div className="you-crests">
          {CRESTS.map((each) => (
            <label key={each}>
              <input type="radio" name={group} checked={each === crest} onChange={() => setCrest(each)} />
              <Crest crest={each} colour={0} />
              <span className="hidden-text">{say(`crest.${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button button-gilt" data-save>
        {say('you.save')}
      </button>
    </form>
  );
}

function Guest({ say, act, show }: PanelProps & { show(codes: readonly string[]): void }) {
  const make = async (login: string, password: string) => {
    iAm(await api.makeAccount(login, password));
    show(await makeCodes({ password }));
  };
  return (
    <>
      <section className="panel you-card">
        <h2>{say('you.make')}</h2>
        <p>{say('you.make.lead')}</p>
        <Credentials say={say} fresh go={(login, password) => act(() => make(login, password), 'you.made', 'you.invalid')} />
        {canUsePasskeys() && (
          <PasskeyButton label={say('you.passkey.make')} go={() => act(async () => iAm(await addPasskey()), 'you.made')} />
        )}
      </section>
      <section className="panel you-card">
        <h2>{say('you.sign-in')}</h2>
        <p>{say('you.sign-in.lead')}</p>
        <Credentials
          say={say}
          go={(login, password) => act(async (sure) => iAm(await api.signIn(login, password, sure)), 'you.welcome', 'refused.wrong-login')}
        />
        {canUsePasskeys() && (
          <PasskeyButton
            label={say('you.passkey.sign-in')}
            go={() => act(async (sure) => iAm(await signInWithPasskey(sure)), 'you.welcome')}
          />
        )}
        <Recovery say={say} act={act} />
      </section>
    </>
  );
}

function Recovery({ say, act }: PanelProps) {
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <More name={say('you.lost')}>
      <p>{say('you.lost.lead')}</p>
      <Form send={() => act((sure) => recover(login, code, password, sure), 'you.lost.done', 'refused.wrong-code')}>
        <Field label={say('you.login')} value={login} set={setLogin} fill="username" least={3} most={40} />
        <Field label={say('you.code')} value={code} set={setCode} fill="one-time-code" most={80} />
        <Field
          label={say('you.password.new')}
          value={password}
          set={setPassword}
          fill="new-password"
          least={SHORTEST_PASSWORD}
          most={LONGEST_PASSWORD}
        />
        <button type="submit" className="button button-gilt" data-recover>
          {say('you.lost.go')}
        </button>
      </Form>
      <p>{say('you.lost.letter')}</p>
      <button
        type="button"
        className="button"
        disabled={login.trim().length < 3}
        onClick={() => act(() => askForCode(login), 'you.lost.written', 'refused.wrong-login')}
        data-write-code
      >
        {say('you.lost.write')}
      </button>
    </More>
  );
}
