import type { ActLine } from '@belfry/protocol';
import type { OperatorUi } from './text/index.ts';

export function ActLog({ ui, acts, timeOf }: { ui: OperatorUi; acts: readonly ActLine[]; timeOf(at: number): string }) {
  if (acts.length === 0) return <p className="quiet">{ui('op.log.empty')}</p>;
  return (
    <ol className="op-log">
      {acts.map(({ id, at, by, act, subject, reason }) => (
        <li key={id}>
          <p>
            <strong>{ui(`op.act.${act}`)}</strong>: {act.endsWith('-table') ? ui('op.log.table') : (subject.name ?? ui('op.gone'))}{' '}
            <code className="quiet">{subject.id}</code>
          </p>
          {reason !== null && <p className="op-reason">{reason}</p>}
          <p className="quiet">
            {timeOf(at)} · {by === null ? ui('op.console') : (by.name ?? ui('op.gone'))}
          </p>
        </li>
      ))}
    </ol>
  );
}
