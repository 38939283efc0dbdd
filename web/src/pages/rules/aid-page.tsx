import { type GuideContents, Icon } from '@belfry/board-kit';
import { findGameCard } from '@belfry/games/page/game-cards';
import type { Language, Say } from '@belfry/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { Printer } from '../../icons/index.ts';
import { GameScene, gameFacts } from '../../parts/game-scene.tsx';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import type { GuideText } from './text/index.ts';
import { type OpenGuide, useContents, useGuide } from './use-guide.ts';
import './guide.css';
import './aid-page.css';

/** The player aid of a game: one printed A4 sheet. */
export function AidPage({ id }: { id: string }) {
  const language = useSettings((settings) => settings.language);
  const open = useGuide(id);
  if (open === null) return <Loading />;
  return open === 'missing' || open.guide === null ? <NotFound /> : <Aid open={open} language={language} />;
}

function Aid({ open, language }: { open: OpenGuide; language: Language }) {
  const { say, contents } = useContents(open, language);
  const { id } = open.game;
  return (
    <main className="aid-page">
      <p className="aid-tools">
        <Link href={to.rules(id)} className="button button-quiet">
          {say('aid.back')}
        </Link>
        <button type="button" className="button button-gilt" onClick={() => window.print()}>
          <Printer /> {say('aid.print')}
        </button>
      </p>
      {contents !== null && <Sheet open={open} say={say} contents={contents} language={language} />}
    </main>
  );
}

interface SheetProps {
  readonly open: OpenGuide;
  readonly say: Say<GuideText>;
  readonly contents: GuideContents;
  readonly language: Language;
}

/** Font scales to try in turn until both columns hold everything. */
const SCALES = [1, 0.98, 0.96, 0.94, 0.92, 0.9, 0.88, 0.86, 0.84, 0.82, 0.8];

function shrinkToFit(sheet: HTMLElement): void {
  const columns = sheet.querySelector('.aid-columns');
  for (const scale of SCALES) {
    sheet.style.setProperty('--aid-scale', String(scale));
    if (columns === null || columns.scrollWidth <= columns.clientWidth) return;
  }
}

/** Paper is white in every theme. */
function Sheet({ open, say, contents, language }: SheetProps) {
  const { game, board } = open;
  const gameCard = findGameCard(game.id);
  const { aim, setup, turn, end, scoring, signs, sections } = contents;
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents, another fit
  useEffect(() => {
    // Web fonts change the width of the text.
    void document.fonts.ready.then(() => sheet.current !== null && shrinkToFit(sheet.current));
  }, [contents]);
  return (
    <article ref={sheet} className="aid" data-theme="day" lang={language}>
      <header>
        {gameCard !== undefined && <GameScene gameCard={gameCard} />}
        <div>
          <h1>{say('game.name')}</h1>
          {gameCard !== undefined && <p>{gameFacts(say, gameCard)}</p>}
          <p className="aid-aim">{aim.join(' ')}</p>
        </div>
      </header>
      <div className="aid-columns">
        <Block title={say('aid.setup')}>
          <ul>
            {setup.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Block>
        <Block title={say('guide.turn')}>
          <ol className="aid-steps">
            {turn.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon path={icon} />
                <span>
                  <strong>{title}</strong> {text}
                </span>
              </li>
            ))}
          </ol>
        </Block>
        <Block title={say('guide.scoring')}>
          <p>
            <strong>{end.title}</strong> {end.text}
          </p>
          <table>
            <tbody>
              {scoring.map(({ name, points }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Block>
        <Block title={say('guide.signs')}>
          <ul className="aid-signs">
            {signs.map(({ picture, name, text }) => (
              <li key={name}>
                <span className={`aid-sign guide-drawn ${board.room}`} aria-hidden="true">
                  {picture}
                </span>
                <span>
                  <strong>{name}</strong> {text}
                </span>
              </li>
            ))}
          </ul>
        </Block>
        {sections
          .filter(({ isLong = false }) => !isLong)
          .map(({ id, title, cards }) => (
            <Cards key={id} title={title} cards={cards} />
          ))}
      </div>
    </article>
  );
}

function Cards({ title, cards }: Pick<GuideContents['sections'][number], 'title' | 'cards'>) {
  return (
    <Block title={title}>
      <ul className="aid-cards">
        {cards.map(({ id, name, text, copies = 1 }) => (
          <li key={id}>
            <strong>
              {name}
              {copies > 1 && ` ×${copies}`}
            </strong>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
