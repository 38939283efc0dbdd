import { loadBook } from '@belfry/games/page/books';
import { loadRules } from '@belfry/games/page/rules';
import { type Clause, type Game, readClauses } from '@belfry/kernel';
import { Search } from 'lucide-react';
import { memo, useEffect, useMemo, useState } from 'react';
import { anchorOf, blocksOf, Markdown } from '../parts/markdown.tsx';
import { Page } from '../parts/page.tsx';
import { useSettings } from '../settings.ts';
import { speech, UI, type Ui, useUi } from '../text/speech.ts';
import { NotHere, Waiting } from './waiting.tsx';
import './rules-page.css';

interface Open {
  readonly game: Game;
  readonly book: string;
}

/** The rules of a game: every clause has its number and its address; search finds clauses. */
export function RulesPage({ id }: { id: string }) {
  const language = useSettings((settings) => settings.language);
  const [open, setOpen] = useState<Open | 'missing' | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([loadRules(id), loadBook(id, language).catch(() => '')]).then(
      ([game, book]) => wanted && setOpen({ game, book }),
      () => wanted && setOpen('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [id, language]);
  if (open === 'missing') return <NotHere />;
  return open === null ? <Waiting /> : <Book {...open} />;
}

function Book({ game, book }: Open) {
  const ui = useUi();
  const language = useSettings((settings) => settings.language);
  const say = speech(language, [UI, game.text], String);
  const [wanted, setWanted] = useState('');
  const clauses = useMemo(() => readClauses(book, game.prefix), [book, game]);
  const headings = useMemo(
    () => blocksOf(book).flatMap(({ kind, lines }) => (kind === 'heading' && lines[0]?.startsWith('##') ? [lines[0]] : [])),
    [book],
  );
  const chapters = useMemo(() => book.replace(/^# .*\n/, '').split(/\n(?=## )/), [book]);
  const shown = useGrowing(chapters.length);
  const complete = shown === chapters.length;
  const found = wanted.trim().length < 2 ? null : search(clauses, wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, too, the reader stays at the clause he came for
  useEffect(() => {
    if (!complete) return;
    const go = () => {
      document.querySelector('.clause-here')?.classList.remove('clause-here');
      const clause = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      clause?.classList.add('clause-here');
      clause?.scrollIntoView({ block: 'center' });
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [complete, book]);
  const editions = Object.keys(game.text.en).filter((key) => /^edition\.\d+$/.test(key));
  return (
    <Page title={<h1>{ui('rules.title', { game: say('game.name') })}</h1>} className="rules-page">
      <search>
        <label className="rules-search">
          <Search aria-hidden="true" />
          <span className="hidden-text">{ui('rules.search')}</span>
          <input
            className="field"
            type="search"
            placeholder={ui('rules.search')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      </search>
      <div className="rules-body">
        <nav className="rules-contents" aria-label={ui('rules.contents')}>
          {headings.map((line) => {
            const title = line.slice(line.indexOf(' ') + 1);
            return (
              <a key={line} href={`#${anchorOf(title)}`} className={line.startsWith('###') ? 'contents-sub' : 'contents-top'}>
                {title}
              </a>
            );
          })}
        </nav>
        <main className="rules-text">
          {found === null ? (
            <>
              <aside className="panel">
                <h2>{ui('rules.edition')}</h2>
                <ul>
                  {editions.map((key) => (
                    <li key={key}>{say(key)}</li>
                  ))}
                </ul>
              </aside>
              {chapters.slice(0, shown).map((text) => (
                <Chapter key={text} text={text} prefix={game.prefix} />
              ))}
            </>
          ) : (
            <Found ui={ui} clauses={found} close={() => setWanted('')} />
          )}
        </main>
      </div>
    </Page>
  );
}

const Chapter = memo(function Chapter({ text, prefix }: { text: string; prefix: string }) {
  return (
    <section className="rules-chapter">
      <Markdown text={text} clause={linkTo} prefix={prefix} />
    </section>
  );
});

function linkTo(clause: string) {
  return <a href={`#${clause}`}>{clause}</a>;
}

/** From one to all of them, one at a time: a long text does not keep the page from answering. */
function useGrowing(all: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= all) return;
    const later = setTimeout(() => setShown(shown + 1));
    return () => clearTimeout(later);
  }, [shown, all]);
  return Math.min(shown, all);
}

function Found({ ui, clauses, close }: { ui: Ui; clauses: readonly Clause[]; close(): void }) {
  return (
    <section aria-live="polite">
      <p className="quiet">{clauses.length === 0 ? ui('rules.none') : ui('rules.found', { count: clauses.length })}</p>
      <ul className="rule-list">
        {clauses.map(({ id, text, chapter }) => (
          <li key={id} className="clause">
            <a
              href={`#${id}`}
              onClick={() => {
                close();
                setTimeout(() => document.getElementById(id)?.scrollIntoView({ block: 'center' }));
              }}
            >
              {id}
            </a>{' '}
            {text} <span className="quiet">({chapter})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Clauses that hold every word asked for. */
function search(clauses: readonly Clause[], wanted: string): Clause[] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return clauses.filter(({ id, text, chapter }) => {
    const all = `${id} ${text} ${chapter}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
