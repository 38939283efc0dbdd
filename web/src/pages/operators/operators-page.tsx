import type { Phrase } from '@belfry/kernel';
import type { ActLine, FoundPerson, OperatorAct } from '@belfry/protocol';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '../../api/api.ts';
import { operators } from '../../api/operators.ts';
import { to } from '../../base/address.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { useSettings } from '../../base/settings.ts';
import { Search } from '../../icons/index.ts';
import { Page } from '../../parts/page.tsx';
import { ActLog } from './act-log.tsx';
import { ActSheet } from './act-sheet.tsx';
import { PersonRow } from './person-row.tsx';
import { type OperatorKey, type OperatorSay, useOperatorSay } from './text/index.ts';
import './operators-page.css';

/** The page for operators of the server. The server decides what is allowed; other users see nothing here. */
export function OperatorsPage() {
  const say = useOperatorSay();
  const isOperator = useMe(({ me }) => me?.operator === true);
  return (
    <Page title={<h1>{say('op.title')}</h1>} className="operators">
      <main>
        {isOperator ? <Desk /> : <p>{say('refused.operators-only')}</p>}
        <Link className="button" href={to.home()}>
          {say('home.go')}
        </Link>
      </main>
    </Page>
  );
}

/** An act that awaits confirmation: its target, and the target's name. */
interface Asked {
  readonly act: OperatorAct['act'];
  readonly subject: string;
  readonly name: string;
}

function Desk() {
  const say = useOperatorSay();
  const language = useSettings((settings) => settings.language);
  const [text, setText] = useState('');
  /** The search text and its results. */
  const [found, setFound] = useState<{ readonly text: string; readonly people: readonly FoundPerson[] } | null>(null);
  const [acts, setActs] = useState<readonly ActLine[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [told, setTold] = useState<Phrase | null>(null);
  const field = useId();
  const complain = (error: unknown) => setTold(refusalWords(error).phrase);
  const look = async (words: string) => setFound({ text: words, people: await operators.find(words) });

  useEffect(() => {
    void operators.find('').then((people) => setFound({ text: '', people }));
    void operators.log().then(setActs);
  }, []);

  const search = (event: FormEvent) => {
    event.preventDefault();
    setTold(null);
    look(text.trim()).catch(complain);
  };
  const carryOut = ({ act, subject }: Asked, reason: string) => {
    setAsked(null);
    const work = async () => {
      setActs(await operators.carryOut({ act, subject, ...(reason === '' ? {} : { reason }) }));
      await look(found?.text ?? '');
    };
    work().then(() => setTold({ key: 'op.done' satisfies OperatorKey }), complain);
  };
  const dayOf = (at: number) => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
  const timeOf = (at: number) => new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <>
      <section className="op-people" aria-labelledby={`${field}-people`}>
        <h2 id={`${field}-people`}>{say('op.people')}</h2>
        <form className="op-find" onSubmit={search}>
          <label htmlFor={field}>{say('op.find')}</label>
          <input id={field} className="field" type="search" maxLength={60} value={text} onChange={(event) => setText(event.target.value)} />
          <button type="submit" className="button button-gilt">
            <Search />
            {say('op.find.go')}
          </button>
        </form>
        <p role="status" className="op-told">
          {told !== null && say(told)}
        </p>
        {found !== null && found.text === '' && found.people.length > 0 && <p className="quiet">{say('op.marked')}</p>}
        {found !== null && found.people.length === 0 && <p>{say('op.nobody')}</p>}
        <ul className="op-found">
          {found?.people.map((person) => (
            <PersonRow
              key={person.id}
              say={say}
              person={person}
              dayOf={dayOf}
              choose={(act) => setAsked({ act, subject: person.id, name: person.name })}
            />
          ))}
        </ul>
        <Tables say={say} choose={(act, table) => setAsked({ act, subject: table, name: table })} />
      </section>
      <section className="panel op-acts-done" aria-labelledby={`${field}-log`}>
        <h2 id={`${field}-log`}>{say('op.log')}</h2>
        <ActLog say={say} acts={acts} timeOf={timeOf} />
      </section>
      {asked !== null && (
        <ActSheet say={say} act={asked.act} name={asked.name} close={() => setAsked(null)} go={(reason) => carryOut(asked, reason)} />
      )}
    </>
  );
}

/** Operators find a table by its link, as users report it. */
function Tables({ say, choose }: { say: OperatorSay; choose(act: OperatorAct['act'], table: string): void }) {
  const [text, setText] = useState('');
  const field = useId();
  const table = text.trim().split('/').at(-1) ?? '';
  return (
    <>
      <h2>{say('op.tables.title')}</h2>
      <div className="setting">
        <label htmlFor={field}>{say('op.table')}</label>
        <input id={field} className="field" maxLength={200} value={text} onChange={(event) => setText(event.target.value)} data-table />
      </div>
      <div className="op-acts">
        {(['delete-table', 'restore-table'] as const).map((act) => (
          <button key={act} type="button" className="button" disabled={table === ''} onClick={() => choose(act, table)} data-act={act}>
            {say(`op.act.${act}`)}
          </button>
        ))}
      </div>
    </>
  );
}
