import { Card, type Closeup, IconIn, Note, Seal } from '@belfry/board-kit';
import { type Ware, wareOf } from '../src/data/wares.ts';
import { KIND_LOOKS } from './emblems.ts';
import type { Say } from './text/index.ts';

export function WareCard({ ware, say, size = 's' }: { ware: Ware; say: Say; size?: 's' | 'm' | 'l' }) {
  const { kind, number } = wareOf(ware);
  const { icon, pigment, pattern } = KIND_LOOKS[kind];
  return (
    <Card
      title={say(`kind.${kind}`)}
      pigment={pigment}
      pattern={pattern}
      size={size}
      corner={<Seal pigment={pigment}>{number}</Seal>}
      art={
        <svg viewBox="0 0 100 110" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
          <rect width="100" height="110" fill="var(--card-field)" />
          <path d="M0 86q50-12 100 0v24H0z" fill="currentColor" opacity="0.18" />
          <circle cx="50" cy="54" r="36" fill="var(--card-paper)" stroke="currentColor" strokeWidth="1" />
          <IconIn path={icon} x={25} y={29} size={50} fill="currentColor" />
        </svg>
      }
    />
  );
}

export function wareLabel(ware: Ware, say: Say): string {
  const { kind, number } = wareOf(ware);
  return say('ware', { kind: say(`kind.${kind}`), number });
}

export function wareCloseup(ware: Ware, say: Say, clause: string): Closeup {
  return {
    title: wareLabel(ware, say),
    body: (
      <Note>
        <WareCard ware={ware} say={say} size="m" />
        <p>{say('card.help')}</p>
      </Note>
    ),
    clause,
  };
}
