import { Crest } from '@belfry/board-kit';
import type { FoundPerson, OperatorAct } from '@belfry/protocol';
import type { OperatorSay } from './text/index.ts';

/** Returns the acts that are possible in a person's state. */
function actsFor({ kind, operator, bannedAt, sessions }: FoundPerson): OperatorAct['act'][] {
  if (operator) return ['close-sessions', 'unmake-operator'];
  return [
    bannedAt === null ? 'ban' : 'unban',
    'free-name',
    ...(sessions > 0 ? (['close-sessions'] as const) : []),
    ...(kind === 'account' && bannedAt === null ? (['make-operator'] as const) : []),
  ];
}

interface PersonRowProps {
  readonly say: OperatorSay;
  readonly person: FoundPerson;
  readonly dayOf: (at: number) => string;
  choose(act: OperatorAct['act']): void;
}

export function PersonRow({ say, person, dayOf, choose }: PersonRowProps) {
  const { id, name, crest, kind, login, createdAt, bannedAt, operator, owner, sessions, tables } = person;
  const facts = [
    kind === 'bot' ? say('op.kind.bot', { owner: owner ?? '' }) : say(`op.kind.${kind}`),
    ...(login === null ? [] : [say('op.login', { login })]),
    say('op.since', { day: dayOf(createdAt) }),
    say('op.sessions', { count: sessions }),
    say('op.tables', { count: tables }),
  ];
  return (
    <li className="panel op-person" data-person={id}>
      <Crest crest={crest} colour={0} />
      <div className="op-words">
        <strong>{name}</strong> <code className="quiet">{id}</code>
        <p className="quiet">{facts.join(' · ')}</p>
        {(operator || bannedAt !== null) && (
          <p className={bannedAt === null ? 'op-mark' : 'op-mark op-mark-banned'}>
            {bannedAt === null ? say('op.operator') : say('op.banned', { day: dayOf(bannedAt) })}
          </p>
        )}
      </div>
      <div className="op-acts">
        {actsFor(person).map((act) => (
          <button key={act} type="button" className={`button ${act === 'ban' ? 'op-ban' : ''}`} onClick={() => choose(act)} data-act={act}>
            {say(`op.act.${act}`)}
          </button>
        ))}
      </div>
    </li>
  );
}
