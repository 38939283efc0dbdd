import { ICONS, Icon } from '@belfry/board-kit';
import type { Analysis } from '@belfry/bots';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { ChevronRight } from '../../icons/index.ts';
import type { Moment } from '../../match/session.ts';
import { useTableInfo } from '../context/table-context.tsx';
import { deciderWords } from './decider-words.ts';
import { byChances, byScore, type Decider } from './deciders.ts';

const MARKS: Readonly<Record<Decider['kind'], string>> = {
  line: ICONS.stack,
  'tie-break': ICONS.stack,
  lead: ICONS['laurel-crown'],
  harm: ICONS.hand,
};

interface DecidersProps {
  /** Null while it is computed, and where there is none. */
  readonly analysis: Analysis | null;
  readonly thinking: boolean;
  readonly moments: readonly Moment[];
}

/** What decided the match, in up to three sentences that each lead to their moment of the replay. */
export function Deciders({ analysis, thinking, moments }: DecidersProps) {
  const { say, game, board, snapshot, latest, replayPage } = useTableInfo();
  const found = useMemo(
    () => [byScore(snapshot) ?? [], analysis === null ? [] : byChances(snapshot, analysis, moments, board.harms)].flat(),
    [snapshot, analysis, moments, board],
  );
  if (found.length === 0 && !thinking) return null;
  return (
    <section className="deciders" aria-label={say('decided.title')}>
      <h3>{say('decided.title')}</h3>
      <ul>
        {found.map((each) => (
          <li key={each.kind} data-decider={each.kind}>
            <Link href={`${replayPage}?at=${each.seq}`}>
              <Icon path={MARKS[each.kind]} />
              <span>{deciderWords({ say, game, board, seats: latest.seats }, each)}</span>
              <ChevronRight />
            </Link>
          </li>
        ))}
      </ul>
      {thinking && <p className="quiet">{say('course.thinking')}</p>}
    </section>
  );
}
