import { type Closeup, Explained, Figure, Ground, Icon, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import { itemAt } from '@belfry/kernel';
import { FAVOURS, type Favour } from '../src/data/favours.ts';
import { asked } from './asked.ts';
import { Die } from './die.tsx';
import { FAVOUR_EMBLEMS, favourFormula } from './emblems.ts';
import { ICONS } from './icons.ts';
import { Signs } from './signs.tsx';
import type { Say, Words } from './text/index.ts';

/** The six favours as mosaic tablets; a covered one is draped for the rest of the round. */
export function Favours({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <Ground
      label={say('favours.title')}
      closeup={{ title: say('favours.title'), text: [say('close.favours')], clause: 'FOR-7.2' }}
      className="for-favours"
    >
      <h2>{say('favours.title')}</h2>
      <Rolled view={view} />
      <div className="for-tablets">
        {FAVOURS.map(({ id }, favour) => (
          <Tablet key={id} view={view} favour={favour} />
        ))}
      </div>
    </Ground>
  );
}

/** The player's roll next to the favours it reaches, during the choice: by then the road may have scrolled out of view. */
function Rolled({ view }: { view: View }) {
  const { say, viewer } = useTable<Words>();
  const { roll } = view.turn;
  if (roll.length === 0 || asked(view, viewer)?.kind !== 'serve-emperor') return null;
  const label = say('dice.rolled', { dice: roll });
  return (
    <Explained as="span" closeup={{ title: label, text: [say('close.dice')], clause: 'FOR-7.1' }} className="for-rolled">
      {roll.map((value, at) => (
        <Die key={at} value={value} delay={0} />
      ))}
    </Explained>
  );
}

function Tablet({ view, favour }: { view: View; favour: Favour }) {
  const table = useTable<Words>();
  const { say } = table;
  const { id, number } = itemAt(FAVOURS, favour);
  const covered = view.covered[favour] ?? false;
  const tokens = view.tokens[favour] ?? 0;
  const state = [say(covered ? 'favour.state.covered' : 'favour.state.open'), say('favour.tokens', { count: tokens })].join(', ');
  const words = say('favour.label', { number, name: say(`favour.${id}.short`), text: say(`favour.${id}.text`) });
  const meant = asked(view, table.viewer)?.kind === 'extra-cover' ? { do: 'cover', favour } : { do: 'serve', favour, steps: 1 };
  return (
    <div className="for-tablet-place">
      <Thing
        id={`favour:${id}`}
        label={`${words} ${state}`}
        meant={meant}
        closeup={favourCloseup(favour, `${state}.`, say)}
        className={`for-tablet ${covered ? 'for-covered' : ''}`}
      >
        <Figure text={number} className="for-tablet-number" />
        <Icon path={FAVOUR_EMBLEMS[id]} className={`for-tablet-emblem for-emblem-${id}`} />
        <span className="for-tablet-name">{say(`favour.${id}.short`)}</span>
        <Signs words={favourFormula(favour)} className="for-tablet-pays" />
        <span className="for-tokens" data-place={`tokens:${id}`} aria-hidden="true">
          {Array.from({ length: 3 }, (_, at) => (
            <Icon key={at} path={ICONS['wax-seal']} className={at < tokens ? '' : 'for-token-none'} />
          ))}
        </span>
        {covered && <Drape />}
      </Thing>
      <Steps favour={favour} />
    </div>
  );
}

/** The amounts that the player can deliver now, if there is a choice. */
function Steps({ favour }: { favour: Favour }) {
  const { choices, say } = useTable<Words>();
  const { id, number, clause } = itemAt(FAVOURS, favour);
  const prefix = `steps:${id}:`;
  const offered = [...new Set(choices.flatMap(({ targets }) => targets.filter((thing) => thing.startsWith(prefix))))];
  if (offered.length === 0) return null;
  return (
    <div className="for-steps">
      {offered.map((thing) => {
        const steps = Number(thing.slice(prefix.length));
        return (
          <Thing
            key={thing}
            id={thing}
            label={say('favour.steps.label', { number, name: say(`favour.${id}`), steps })}
            closeup={{
              title: say('favour.steps.label', { number, name: say(`favour.${id}`), steps }),
              text: [say('close.favour.steps')],
              clause,
            }}
            className="for-step"
          >
            {steps}
            <Icon path={ICONS.sandal} />
          </Thing>
        );
      })}
    </div>
  );
}

/** A cloth over the tablet. */
function Drape() {
  return (
    <svg className="for-drape" viewBox="0 0 80 87" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H80V72Q74 84 66 76T52 80T38 76T24 82T10 76T0 80z" fill="#6c3a70" />
      <path
        d="M12 0q6 40-2 74M30 0q-6 40 2 76M48 0q8 40-1 76M66 0q-6 44 2 74"
        fill="none"
        stroke="#4b2350"
        strokeWidth="3"
        opacity="0.75"
      />
      <path d="M20 0q4 40 0 78M57 0q5 40 0 76" fill="none" stroke="#9d6aa1" strokeWidth="2" opacity="0.7" />
      <path d="M0 78Q4 82 10 74T24 80T38 74T52 78T66 74T80 70" fill="none" stroke="#e2c789" strokeWidth="2.500" />
    </svg>
  );
}

function favourCloseup(favour: Favour, state: string, say: Say): Closeup {
  const { id, number, clause } = itemAt(FAVOURS, favour);
  return {
    title: say(`favour.${id}`),
    body: (
      <div className="for-closeup-tablet">
        <div className="for-tablet">
          <b className="for-tablet-number">{number}</b>
          <Icon path={FAVOUR_EMBLEMS[id]} className={`for-tablet-emblem for-emblem-${id}`} />
          <span className="for-tablet-name">{say(`favour.${id}`)}</span>
        </div>
      </div>
    ),
    text: [say(`favour.${id}.text`), state, say('close.favour.reach', { number }), say('close.favour.tokens')],
    clause,
  };
}
