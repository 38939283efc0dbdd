import { gradeOf, isBlamed, type JudgedDecision, type Mirror, PHASES } from '@belfry/bots';
import type { Game, Say } from '@belfry/kernel';
import { Link } from 'wouter';
import { Check, Puzzle } from '../../icons/index.ts';
import type { MirrorText } from './text/index.ts';

interface FoundProps {
  readonly mirror: Mirror;
  /** The whole analysis is done. */
  readonly isWhole: boolean;
  readonly game: Game;
  readonly say: Say<MirrorText>;
  readonly name: string;
  /** Moments whose better move the user has found since. */
  readonly tried: readonly number[];
  readonly page: string;
  readonly replayPage: string;
}

/** The result of a review. It does not show the better move: the user can retry each moment. */
export function Found({ mirror, isWhole, game, say, name, tried, page, replayPage }: FoundProps) {
  const { accuracy, phases, moments, judged, unused } = mirror;
  const count = (grade: string): number => judged.filter((each) => isBlamed(each) && gradeOf(each.loss) === grade).length;
  return (
    <div className="mirror-found" data-mirror={isWhole ? 'there' : 'so-far'}>
      <section className="mirror-figures">
        <p className="mirror-accuracy">
          <strong>{accuracy ?? '–'}</strong> {say('mirror.accuracy')}
        </p>
        <dl>
          {PHASES.map((phase) => (
            <div key={phase}>
              <dt>{say(`mirror.phase.${phase}`)}</dt>
              <dd>{phases[phase] ?? say('mirror.too-few')}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">
          {say('mirror.accuracy.text')}{' '}
          {say('mirror.counts', {
            decisions: judged.length,
            slips: count('slip'),
            mistakes: count('mistake'),
            blunders: count('blunder'),
          })}
        </p>
      </section>
      <section>
        <h2>{say('mirror.moments')}</h2>
        {moments.length === 0 && <p>{say(isWhole ? 'mirror.no-moments' : 'mirror.none-yet')}</p>}
        <ol className="mirror-moments">
          {moments.map((moment) => (
            <Moment
              key={moment.seq}
              moment={moment}
              isWhole={isWhole}
              isTried={tried.includes(moment.seq)}
              game={game}
              say={say}
              page={page}
              replayPage={replayPage}
            />
          ))}
        </ol>
      </section>
      {unused.length > 0 && <p>{say('mirror.unused', { name, names: unused })}</p>}
    </div>
  );
}

interface MomentProps extends Pick<FoundProps, 'isWhole' | 'game' | 'say' | 'page' | 'replayPage'> {
  readonly moment: JudgedDecision;
  readonly isTried: boolean;
}

function Moment({ moment: { seq, view, played, loss, error }, isTried, isWhole, game, say, page, replayPage }: MomentProps) {
  const percent = (share: number): number => Math.max(1, Math.round(100 * share));
  return (
    <li data-moment={seq}>
      <p>
        <span className="mirror-round">{say('mirror.round', { round: view.round })}</span>
        <strong>{say(game.sayMove(game.read(played), view))}</strong>
        <span className={`mirror-grade mirror-${gradeOf(loss)}`}>{say(`mirror.grade.${gradeOf(loss)}`)}</span>
      </p>
      <p>{say('mirror.cost', { loss: percent(loss), error: percent(error) })}</p>
      <p className="mirror-links">
        {isWhole && (
          <Link className="button" href={`${page}?moment=${seq}`} data-mirror="try">
            {isTried ? <Check /> : <Puzzle />}
            {say('mirror.try')}
            {isTried && ` (${say('mirror.tried')})`}
          </Link>
        )}
        <Link href={`${replayPage}?at=${seq - 1}`}>{say('mirror.see')}</Link>
      </p>
    </li>
  );
}
