import { type Choice, useTable } from '@belfry/board-kit';
import { botTexts, type Hint } from '@belfry/bots';
import type { Game, Say } from '@belfry/kernel';
import { useEffect, useMemo, useState } from 'react';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { speech, UI } from '../../base/voice.ts';
import { GraduationCap, Lightbulb, X } from '../../icons/index.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { RulesLink } from '../../parts/rules-link.tsx';
import { useChoice } from '../choice/choice-context.tsx';
import type { ChooserControl } from '../choice/use-chooser.ts';
import { useTableInfo } from '../context/table-context.tsx';
import type { TableText } from '../text/index.ts';
import { TEXT as TABLE_TEXT } from '../text/index.ts';
import { type Remark, remarksSince, useTold } from './coach-talk.ts';
import type { CoachAtTable } from './use-coach.ts';
import './hint-strip.css';

interface HintStripProps {
  readonly coach: CoachAtTable;
  /** The viewer has not moved yet, so the coach begins with the aim of the game. */
  readonly first: boolean;
}

const NOTHING: readonly Remark[] = [];

/**
 * The coach's strip: what this decision is about and what the Master would do, as far as the player wants either, and the two best moves
 * with a reason (the hint).
 */
export function HintStrip({ coach: { hints, wishes: coaching, ask }, first }: HintStripProps) {
  const { seats, pending, viewer, language } = useTable();
  const { game, board, snapshot, point } = useTableInfo();
  const { chooser, decision } = useChoice();
  const coachOffered = useSettings((settings) => settings.coachOffered);
  const { moves, claims, asked, thinking, failed } = hints;
  const say = useMemo(
    () => speech<TableText>(language, [UI, TABLE_TEXT, botTexts(game, claims), board.text], (seat) => seats[seat]?.name ?? `${seat + 1}`),
    [language, game, claims, board, seats],
  );
  const [unfolded, setUnfolded] = useState(false);
  const best = asked ? moves?.[0]?.move : undefined;
  useEffect(() => {
    if (best === undefined) return;
    point(game.targets(game.read(best)));
    return () => point([]);
  }, [best, game, point]);
  const owed = pending.find(({ seat }) => seat === viewer);
  const explains = coaching.explains && hints.coachable && owed !== undefined;
  const lesson = explains ? board.lesson?.(owed) : undefined;
  const advises = coaching.advises && hints.allowed;
  const told = useTold(decision, lesson?.text, explains ? remarksSince(board, snapshot.log, viewer) : NOTHING);
  if (hints.coachable && hints.mayAdvise && first && !coaching.explains && !advises && !coachOffered && !asked)
    return <Offer say={say} ask={ask} />;
  if (lesson === undefined && !advises && !asked) return null;
  return (
    <section
      className={`hint ${asked ? 'hint-asked' : ''} ${unfolded ? 'hint-unfolded' : ''}`}
      aria-label={asked ? say('hint.title') : say('coach.title')}
      data-scrolls
    >
      {!asked && (
        <button type="button" className="button hint-tab" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <GraduationCap />
          {say(thinking ? 'coach.thinking' : 'coach.title')}
        </button>
      )}
      <IconButton
        icon={X}
        label={asked ? say('close') : say('coach.off')}
        title={asked ? say('close') : say('coach.off')}
        onClick={() => (asked ? hints.dismiss() : ask({ explains: false, advises: false }))}
      />
      {!asked &&
        told.remarks.map(({ event, text }) => (
          <p key={text} className="hint-remark">
            <strong>{say(game.sayEvent(event))}</strong> {say({ key: text })}{' '}
            <RulesLink page={to.rules(game.id, event.clause)}>{say('table.rule', { clause: event.clause })}</RulesLink>
          </p>
        ))}
      {lesson !== undefined && !asked && (
        <Lesson key={decision.mark} say={say} game={game} lesson={lesson} first={first} folded={!told.lesson} />
      )}
      <div className="hint-moves" role="status">
        {asked && (
          <p className="hint-title">
            <Lightbulb />
            {say('hint.title')}
          </p>
        )}
        {thinking && <p className="quiet">{say('hint.thinking')}</p>}
        {failed && <p className="quiet">{say('coach.failed')}</p>}
        {!asked && hints.mayAdvise && <Advice say={say} advises={advises} ask={ask} />}
        {moves !== null && (
          <ol>
            {moves.slice(0, asked ? 2 : 1).map((each) => (
              <Row key={each.move} say={say} hint={each} choose={() => chooser.suggest(choiceFor(chooser, game, each))} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** Offers the coach once, at the first table a person plays alone. */
function Offer({ say, ask }: { say: Say<TableText>; ask: CoachAtTable['ask'] }) {
  const answer = (explains: boolean) => {
    ask({ explains });
    useSettings.getState().set({ coachOffered: true });
  };
  return (
    <section className="hint hint-offer" aria-label={say('coach.title')}>
      <p>
        <GraduationCap />
        {say('coach.offer')}
      </p>
      <div className="hint-answers">
        <button type="button" className="button button-gilt" onClick={() => answer(true)} data-coach="yes">
          {say('coach.offer.yes')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer(false)} data-coach="no">
          {say('coach.offer.no')}
        </button>
      </div>
    </section>
  );
}

function choiceFor(chooser: ChooserControl, game: Game, { move }: Hint): Choice {
  return chooser.choices.find(({ notation }) => notation === move) ?? chooser.choiceOf(game.read(move));
}

interface LessonProps {
  readonly say: Say<TableText>;
  readonly game: Game;
  readonly lesson: { readonly text: string; readonly clause: string };
  readonly first: boolean;
  /** Said often enough, or at the previous decision, so it opens only on request. */
  readonly folded: boolean;
}

/** The switch for advice: shown at every decision or not at all. */
function Advice({ say, advises, ask }: { say: Say<TableText>; advises: boolean; ask: CoachAtTable['ask'] }) {
  return (
    <label className="hint-advice">
      <input type="checkbox" checked={advises} onChange={({ target }) => ask({ advises: target.checked })} data-coach="advises" />
      {say('coach.advise-me')}
    </label>
  );
}

function Lesson({ say, game, lesson, first, folded }: LessonProps) {
  const [isOpen, setOpen] = useState(!folded);
  if (!isOpen) {
    return (
      <div className="hint-lesson">
        <p>
          <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
            <GraduationCap />
            {say('coach.again')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <div className="hint-lesson">
      <GraduationCap />
      <p>
        {first && <strong>{say({ key: 'lesson.goal' })} </strong>}
        {say({ key: lesson.text })}{' '}
        <RulesLink page={to.rules(game.id, lesson.clause)}>{say('table.rule', { clause: lesson.clause })}</RulesLink>
      </p>
    </div>
  );
}

function Row({ say, hint, choose }: { say: Say<TableText>; hint: Hint; choose(): void }) {
  const { said, share, score, reason } = hint;
  return (
    <li>
      <button type="button" className="hint-row" onClick={choose}>
        <strong>{say(said)}</strong>
        <span>{say('hint.expect', { share: Math.round(share * 100), score: Math.round(score) })}</span>
        <span className="quiet">{say(reason)}</span>
      </button>
    </li>
  );
}
