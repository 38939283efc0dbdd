import { Card, type Closeup, Figure, Icon, Seal } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { PRIVILEGES, type Privilege } from '../src/data/privileges.ts';
import { CLASS_LOOKS, PRIVILEGE_EMBLEMS } from './emblems.ts';
import type { Say } from './text/index.ts';

/** A privilege as a papyrus slip: emblem, name and effect, readable without a close-up. */
export function PrivilegeSlip({ privilege, say }: { privilege: Privilege; say: Say }) {
  const { id, class: kind } = itemAt(PRIVILEGES, privilege);
  const { pigment, pattern } = CLASS_LOOKS[kind];
  return (
    <div className={`for-slip pigment-${pigment}`}>
      <span className={`for-slip-mark pattern-${pattern}`}>
        <Icon path={PRIVILEGE_EMBLEMS[id]} />
        <Figure text={kind} className="for-slip-class" />
      </span>
      <span className="for-slip-words">
        <strong>{say(`privilege.${id}`)}</strong> <span>{say(`privilege.${id}.text`)}</span>
      </span>
    </div>
  );
}

export function PrivilegeCard({ privilege, say, size = 'l' }: { privilege: Privilege; say: Say; size?: 's' | 'l' }) {
  const { id, class: kind } = itemAt(PRIVILEGES, privilege);
  const { pigment, pattern } = CLASS_LOOKS[kind];
  return (
    <Card
      className="for-action"
      size={size}
      title={say(`privilege.${id}`)}
      pigment={pigment}
      pattern={pattern}
      corner={<Seal pigment={pigment}>{kind}</Seal>}
      art={
        <svg viewBox="0 0 100 84" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
          <rect width="100" height="84" fill="var(--card-field)" />
          <circle cx="50" cy="42" r="34" fill="var(--card-paper)" stroke="currentColor" strokeWidth="4" strokeDasharray="4 1.600" />
          <path d={PRIVILEGE_EMBLEMS[id]} transform="translate(28 20) scale(0.0860)" fill="currentColor" />
        </svg>
      }
      {...(size === 's' ? {} : { text: say(`privilege.${id}.text`) })}
    />
  );
}

export function privilegeCloseup(privilege: Privilege, say: Say): Closeup {
  const { id, clause } = itemAt(PRIVILEGES, privilege);
  return { title: say(`privilege.${id}`), body: <PrivilegeCard privilege={privilege} say={say} />, clause };
}

export function privilegeLabel(privilege: Privilege, say: Say): string {
  const { id } = itemAt(PRIVILEGES, privilege);
  return say('privilege.label', { name: say(`privilege.${id}`), text: say(`privilege.${id}.text`) });
}
