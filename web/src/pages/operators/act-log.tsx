import type { ActLine } from '@belfry/protocol';
import type { OperatorSay } from './text/index.ts';

export function ActLog({ say, acts, timeOf }: { say: OperatorSay; acts: readonly ActLine[]; timeOf(at: number): string }) {
  if (acts.length === 0) return <p className="quiet">{say('op.log.empty')}</p>;
  return (
    <ol className="op-log">
      {acts.map(({ id, at, by, act, subject, reason }) => (
        <li key={id}>
          <p>
            <strong>{say(`op.act.${act}`)}</strong>: {act.endsWith('-table') ? say('op.log.table') : (subject.name ?? say('op.gone'))}{' '}
            <code className="quiet">{subject.id}</code>
          </p>
          {reason !== null && <p className="op-reason">{reason}</p>}
          <p className="quiet">
            {timeOf(at)} · {by === null ? say('op.console') : (by.name ?? say('op.gone'))}
          </p>
        </li>
      ))}
    </ol>
  );
}
