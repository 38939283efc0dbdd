import { Card, type Closeup, Figure, Icon, Thing } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { ReactNode } from 'react';
import { ACTION_CARDS, type ActionCard } from '../src/data/action-cards.ts';
import type { FortunaOptions } from '../src/data/options.ts';
import { ACTION_LOOKS, formulaOf } from './emblems.ts';
import { ICONS } from './icons.ts';
import { Signs } from './signs.tsx';
import type { Say } from './text/index.ts';

export type Lying = 'open' | 'down' | 'hidden' | 'played';

function actionText(say: Say, card: ActionCard, offering: FortunaOptions['fortunaOffering']): string {
  const { id } = itemAt(ACTION_CARDS, card);
  return say(id === 'fortuna' && offering !== '2' ? `action.fortuna.text.${offering}` : `action.${id}.text`);
}

/** An emblem in a mosaic roundel. */
function Roundel({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 100 84" aria-hidden="true">
      <g className="for-roundel" stroke="currentColor">
        <circle cx="50" cy="42" r="37" fill="none" strokeWidth="5" strokeDasharray="4.200 1.600" opacity="0.55" />
        <circle cx="50" cy="42" r="31" fill="var(--card-paper)" strokeWidth="2" strokeDasharray="2.400 1.300" />
      </g>
      <path d={path} transform="translate(23.900 15.900) scale(0.1020)" fill="currentColor" />
    </svg>
  );
}

/** An action card; without text it shows its picture and name. */
export function ActionFace({ card, say, size = 's', text }: { card: ActionCard; say: Say; size?: 's' | 'l'; text?: ReactNode }) {
  const { id } = itemAt(ACTION_CARDS, card);
  const { pigment, pattern, emblem } = ACTION_LOOKS[id];
  return (
    <Card
      className="for-action"
      title={say(size === 's' ? `action.${id}.short` : `action.${id}`)}
      pigment={pigment}
      pattern={pattern}
      size={size}
      art={<Roundel path={emblem} />}
      {...(text === undefined ? {} : { text })}
    />
  );
}

interface ActionThingProps {
  readonly card: ActionCard;
  readonly lying: Lying;
  readonly say: Say;
  /** The option for the price of the Fortuna step. */
  readonly offering: FortunaOptions['fortunaOffering'];
  readonly meant: unknown;
  readonly drags?: boolean;
}

/** An action card on the table. A protected one is face down under a shield; all players saw it being taken, so its name stays readable. */
export function ActionThing({ card, lying, say, offering, meant, drags = lying === 'played' }: ActionThingProps) {
  const { id, clause } = itemAt(ACTION_CARDS, card);
  const name = say(`action.${id}.short`);
  const text = actionText(say, card, offering);
  const label =
    lying === 'hidden'
      ? say('card.hidden')
      : say(lying === 'down' ? 'card.protected' : lying === 'played' ? 'card.played' : 'card.label', { name, text });
  const closeup: Closeup = {
    title: lying === 'hidden' ? say('card.hidden') : say(`action.${id}`),
    ...(lying === 'hidden' ? {} : { body: <ActionFace card={card} say={say} size="l" text={text} /> }),
    text: lying === 'open' ? [] : [say(lying === 'played' ? 'close.card.played' : 'close.side.protected')],
    clause: lying === 'down' || lying === 'hidden' ? 'FOR-4.6' : clause,
  };
  return (
    <Thing id={`card:${id}`} label={label} meant={meant} closeup={closeup} drags={drags} className={`for-place-card for-${lying}`}>
      {lying === 'down' || lying === 'hidden' ? (
        <Back name={lying === 'down' ? name : null} emblem={lying === 'down' ? ACTION_LOOKS[id].emblem : null} />
      ) : (
        <ActionFace card={card} say={say} text={<Signs words={formulaOf(id, offering)} />} />
      )}
      {lying === 'played' && <Figure text={say('card.played.mark')} className="for-ribbon" />}
    </Thing>
  );
}

function Back({ name, emblem }: { name: string | null; emblem: string | null }) {
  return (
    <div className="card card-back card-s for-action for-action-back" aria-hidden="true">
      <div className="card-frame">
        <span className="for-shield">
          <Icon path={ICONS['roman-shield']} />
          {emblem !== null && <Icon path={emblem} className="for-shield-emblem" />}
        </span>
        {name !== null && <span className="for-back-name">{name}</span>}
      </div>
    </div>
  );
}
