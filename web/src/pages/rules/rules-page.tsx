import type { GuideCard } from '@belfry/board-kit';
import { loadBook, type RuleBook } from '@belfry/games/page/books';
import type { Course, Language, Lesson } from '@belfry/kernel';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { GraduationCap, Search } from '../../icons/index.ts';
import { useGameName } from '../../parts/game-scene.tsx';
import { Page } from '../../parts/page.tsx';
import { NotFound } from '../../parts/page-status.tsx';
import { useCourse } from '../learn/use-course.ts';
import { Edition } from './edition.tsx';
import { countParts, Guide } from './guide.tsx';
import { GuideCardItem } from './guide-section.tsx';
import { Marked } from './marked.tsx';
import { find, wordsOf } from './search.ts';
import { type RulesSay, useRulesSay } from './text/index.ts';
import { useClauseInPlace } from './use-clause-in-place.ts';
import { type OpenGuide, useContents, useGuide } from './use-guide.ts';
import './rules-page.css';

/** The rules of a game: first the guide, then every clause with its number and its address; the search finds cards and clauses. */
export function RulesPage({ id }: { id: string }) {
  const language = useSettings((settings) => settings.language);
  // Drawn in slices, so that a long text does not block the page.
  const open = useDeferredValue(useGuide(id));
  const nameOf = useGameName();
  const say = useRulesSay();
  const [read, setRead] = useState<{ readonly book: RuleBook; readonly language: Language } | null>(null);
  const [wanted, setWanted] = useState('');
  const isOpen = open !== null;
  useEffect(() => {
    // The guide is read first, so the book loads after it.
    if (!isOpen) return;
    let wanted = true;
    void loadBook(id, language).then((loaded) => wanted && startTransition(() => setRead({ book: loaded, language })));
    return () => {
      wanted = false;
    };
  }, [id, language, isOpen]);
  if (open === 'missing') return <NotFound />;
  return (
    <Page title={<h1>{say('rules.title', { game: nameOf(id) })}</h1>} className="rules-page">
      <main>
        <search>
          <label className="rules-search">
            <Search />
            <span className="hidden-text">{say('rules.search')}</span>
            <input
              className="field"
              type="search"
              placeholder={say('rules.search')}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </label>
        </search>
        {open !== null && (
          <Book
            open={open}
            book={read?.book ?? null}
            isTranslated={read?.language === language}
            language={language}
            wanted={wanted}
            want={setWanted}
          />
        )}
      </main>
    </Page>
  );
}

interface BookProps {
  readonly open: OpenGuide;
  /** Null until loaded. */
  readonly book: RuleBook | null;
  /** Whether the book is in the page's language, which it is once it has loaded. */
  readonly isTranslated: boolean;
  readonly language: Language;
  /** The search text. */
  readonly wanted: string;
  want(words: string): void;
}

function Book({ open, book, isTranslated, language, wanted, want }: BookProps) {
  const { game, board, guide } = open;
  const { say, contents } = useContents(open, language);
  const words = wordsOf(wanted);
  const chapters = book?.chapters ?? [];
  const parts = contents === null ? 0 : countParts(contents);
  const shown = useGrowing(parts + chapters.length);
  const complete = book !== null && shown === parts + chapters.length;
  const lessons = useDeferredValue(useLessonsByClause(game.id));
  const close = useCallback(() => want(''), [want]);
  useClauseInPlace(complete && isTranslated ? book : null);
  return (
    <>
      {words.length > 0 && (
        <Found
          say={say}
          room={board.room}
          cards={contents?.sections.flatMap(({ cards }) => cards) ?? []}
          clauses={book?.clauses ?? []}
          words={words}
          close={close}
        />
      )}
      <div hidden={words.length > 0}>
        {guide !== null && contents !== null && (
          <Guide say={say} game={game} board={board} guide={guide} contents={contents} language={language} shown={shown} />
        )}
        {shown >= parts && (
          <>
            <h2 id="clauses" className="rules-clauses">
              {say('rules.clauses')}
            </h2>
            <div className="rules-body">
              <nav className="rules-contents" aria-label={say('rules.contents')}>
                {book?.headings.map(({ id, title, isChapter }) => (
                  <a key={id} href={`#${id}`} className={isChapter ? 'contents-top' : 'contents-sub'}>
                    {title}
                  </a>
                ))}
              </nav>
              <div className="rules-text">
                <p className="quiet">{book?.by}</p>
                <Edition game={game} />
                {chapters.slice(0, Math.max(0, shown - parts)).map((html) => (
                  <Chapter key={html} say={say} html={html} game={game.id} lessons={lessons} language={language} />
                ))}
                {complete && <Behind title={say('rules.behind')} chapters={book.behind} />}
              </div>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function Behind({ title, chapters }: { title: string; chapters: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel edition" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen &&
        chapters.map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own rules when the pages were built
          <div key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
    </details>
  );
}

interface ChapterProps {
  readonly say: RulesSay;
  readonly html: string;
  readonly game: string;
  /** Null until loaded. */
  readonly lessons: ReadonlyMap<string, Lesson> | null;
  readonly language: Language;
}

/** A chapter; each clause has a link to the lesson that teaches it. */
const Chapter = memo(function Chapter({ say, html, game, lessons, language }: ChapterProps) {
  const [section, setSection] = useState<HTMLElement | null>(null);
  const clauses = useMemo(() => [...(section?.querySelectorAll<HTMLElement>('[data-clause]') ?? [])], [section]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own rules when the pages were built */}
      <section ref={setSection} className="rules-chapter" dangerouslySetInnerHTML={{ __html: html }} />
      {clauses.map((clause) => {
        const { clause: id = '' } = clause.dataset;
        const lesson = lessons?.get(id);
        if (lesson === undefined) return null;
        const link = (
          <Link className="clause-lesson" href={to.lesson(game, lesson.id)}>
            <GraduationCap /> {say('rules.lesson', { title: lesson.title[language] })}
          </Link>
        );
        return createPortal(link, clause, id);
      })}
    </>
  );
});

/** Returns the lesson that teaches each clause, once the course is loaded. */
function useLessonsByClause(game: string): ReadonlyMap<string, Lesson> | null {
  const course = useCourse(game);
  return useMemo(() => (course === null || course === 'none' ? null : lessonsByClause(course)), [course]);
}

/** Returns the first lesson that teaches each clause. */
function lessonsByClause({ lessons }: Course): Map<string, Lesson> {
  const found = new Map<string, Lesson>();
  for (const lesson of lessons) {
    for (const clause of lesson.steps.flatMap(({ clauses = [] }) => clauses)) if (!found.has(clause)) found.set(clause, lesson);
  }
  return found;
}

/** Counts from one up to `all`, one step at a time, so that a long text does not block the page. */
function useGrowing(all: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= all) return;
    const later = setTimeout(() => startTransition(() => setShown(shown + 1)));
    return () => clearTimeout(later);
  }, [shown, all]);
  return Math.min(shown, all);
}

interface FoundProps {
  readonly say: RulesSay;
  readonly room: string;
  readonly cards: readonly GuideCard[];
  readonly clauses: RuleBook['clauses'];
  readonly words: readonly string[];
  close(): void;
}

/** The search results with every search word: cards, then clauses, best first. */
function Found({ say, room, cards, clauses, words, close }: FoundProps) {
  const foundCards = find(
    cards.map((card) => ({ title: card.name, text: card.text, card })),
    words,
  );
  const found = find(
    clauses.map(({ id, chapter, text }) => ({ id, title: `${id} ${chapter}`, chapter, text })),
    words,
  );
  const show = (clause: string) => {
    close();
    setTimeout(() => document.getElementById(clause)?.scrollIntoView({ block: 'center' }));
  };
  return (
    <section className="rules-found" aria-live="polite">
      {foundCards.length + found.length === 0 && <p className="quiet">{say('rules.none')}</p>}
      {foundCards.length > 0 && (
        <>
          <h2>{say('rules.found.cards', { count: foundCards.length })}</h2>
          <ul className="guide-cards">
            {foundCards.map(({ card }) => (
              <GuideCardItem key={card.id} say={say} room={room} card={card} words={words} go={show} />
            ))}
          </ul>
        </>
      )}
      {found.length > 0 && (
        <>
          <h2>{say('rules.found', { count: found.length })}</h2>
          <ul className="rule-list">
            {found.map(({ id, text, chapter }) => (
              <li key={id} className="clause">
                <a href={`#${id}`} onClick={() => show(id)}>
                  {id}
                </a>{' '}
                <Marked text={text} words={words} />{' '}
                <span className="quiet">
                  (<Marked text={chapter} words={words} />)
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
