import { type BoardModule, type GameGuide, type GuideContents, type GuideStep, Icon } from '@belfry/board-kit';
import type { Game, Language, Say } from '@belfry/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { Printer } from '../../icons/index.ts';
import { GuidePicture } from './guide-picture.tsx';
import { Section } from './guide-section.tsx';
import type { GuideText } from './text/index.ts';
import './guide.css';

interface GuideProps {
  readonly game: Game;
  readonly board: BoardModule;
  readonly guide: GameGuide;
  readonly contents: GuideContents;
  readonly say: Say<GuideText>;
  readonly language: Language;
  /** Number of parts drawn so far. */
  readonly shown: number;
}

/** Counts the parts that are drawn one after the other. */
export function countParts({ sections }: GuideContents): number {
  return 4 + sections.length;
}

/** The illustrated guide of a game: aim, turn, table, score, icons, and every card. */
export function Guide({ say, game, board, guide, contents, language, shown }: GuideProps) {
  const { aim, setup, turn, sections } = contents;
  return (
    <div className="guide">
      <nav className="guide-nav" aria-label={say('guide.sections')}>
        <a href="#guide-setup">{say('guide.setup')}</a>
        <a href="#guide-scoring">{say('guide.scoring')}</a>
        <a href="#guide-signs">{say('guide.signs')}</a>
        {sections.map(({ id, title }) => (
          <a key={id} href={`#guide-${id}`}>
            {title}
          </a>
        ))}
        <a href="#clauses">{say('rules.clauses')}</a>
        <Link href={to.aid(game.id)} className="guide-print">
          <Printer /> {say('guide.aid')}
        </Link>
      </nav>
      <section className="guide-aim">
        <h2>{say('guide.aim')}</h2>
        {aim.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      {shown > 1 && (
        <Part id="turn" title={say('guide.turn')}>
          <ol className="guide-steps">
            {turn.map((step) => (
              <Step key={step.title} step={step} />
            ))}
          </ol>
        </Part>
      )}
      {shown > 2 && (
        <Part id="setup" title={say('guide.setup')}>
          <GuidePicture say={say} game={game} board={board} players={guide.players} places={setup} language={language} />
        </Part>
      )}
      {shown > 3 && (
        <div className="guide-pair">
          <Scoring say={say} contents={contents} />
          <Signs say={say} room={board.room} contents={contents} />
        </div>
      )}
      {sections.slice(0, Math.max(0, shown - 4)).map((section) => (
        <Section key={section.id} say={say} room={board.room} section={section} />
      ))}
    </div>
  );
}

function Scoring({ say, contents: { end, scoring } }: Pick<GuideProps, 'say' | 'contents'>) {
  return (
    <Part id="scoring" title={say('guide.scoring')}>
      <ol className="guide-steps guide-end">
        <Step step={end} />
      </ol>
      <table className="guide-scores">
        <thead>
          <tr>
            <th scope="col">{say('guide.counts')}</th>
            <th scope="col">{say('guide.points')}</th>
          </tr>
        </thead>
        <tbody>
          {scoring.map(({ name, points, clause }) => (
            <tr key={name}>
              <th scope="row">
                {name}{' '}
                <a className="guide-clause" href={`#${clause}`}>
                  {clause}
                </a>
              </th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Signs({ say, room, contents: { signs } }: Pick<GuideProps, 'say' | 'contents'> & { readonly room: string }) {
  return (
    <Part id="signs" title={say('guide.signs')}>
      <ul className="guide-signs">
        {signs.map(({ picture, name, text, clause }) => (
          <li key={name}>
            <span className={`guide-sign guide-drawn ${room}`} aria-hidden="true">
              {picture}
            </span>
            <span>
              <strong>{name}</strong> {text}{' '}
              <a className="guide-clause" href={`#${clause}`}>
                {clause}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="guide-part" id={`guide-${id}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Step({ step: { icon, title, text, clause } }: { step: GuideStep }) {
  return (
    <li>
      <span className="guide-icon" aria-hidden="true">
        <Icon path={icon} />
      </span>
      <span>
        <strong>{title}</strong> {text}{' '}
        <a className="guide-clause" href={`#${clause}`}>
          {clause}
        </a>
      </span>
    </li>
  );
}
