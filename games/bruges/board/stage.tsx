import { Icon, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { PENALTIES } from '../src/data/board.ts';
import { ALL_COLORS, type Color, colorName } from '../src/data/colors.ts';
import { Back } from './cards.tsx';
import { PENALTY_EMBLEMS } from './emblems.ts';
import { dress } from './families.ts';
import { ThreatCircle } from './holdings.tsx';
import { ICONS } from './icons.ts';

/** What the player holds in both hands just now: penalties that are due, the supply of workers, the card just drawn. */
export function Stage({ view }: { view: View }) {
  const { viewer } = useTable();
  const asked = view.pending.find(({ seat }) => seat === viewer);
  if (view.held !== null && view.held.card === null) return <Held color={view.held.color} />;
  switch (asked?.kind) {
    case 'penalty-order':
      return <Penalties view={view} />;
    case 'swap-worker':
    case 'choose-worker':
      return <Supply swap={asked.kind === 'swap-worker'} />;
    default:
      return null;
  }
}

/** The penalties that are legal to suffer next: the moves say which. */
function Penalties({ view }: { view: View }) {
  const { say, choices, viewer } = useTable();
  const threats = typeof viewer === 'number' ? (view.seats[viewer]?.threats ?? []) : [];
  const due = ALL_COLORS.filter((color) => choices.some(({ targets }) => targets.includes(`penalty:${PENALTIES[color]}`)));
  return (
    <section className="bru-stage" aria-label={say('stage.penalties')}>
      {due.map((color) => {
        const penalty = PENALTIES[color];
        return (
          <Thing
            key={penalty}
            id={`penalty:${penalty}`}
            label={`${say(`penalty.${penalty}`)}. ${say(`penalty.${penalty}.text`)}`}
            meant={{ do: 'suffer', color }}
            className="bru-penalty"
          >
            <ThreatCircle color={color} count={threats[color] ?? 0} />
            <strong>{say(`penalty.${penalty}`)}</strong> <p>{say(`penalty.${penalty}.text`)}</p>
            <Icon path={PENALTY_EMBLEMS[penalty]} className="bru-penalty-shade" />
          </Thing>
        );
      })}
    </section>
  );
}

function Supply({ swap }: { swap: boolean }) {
  const { say } = useTable();
  return (
    <section className="bru-stage bru-stage-low" aria-label={say('stage.supply')}>
      <p>{say(swap ? 'stage.swap' : 'stage.supply')}</p>
      {ALL_COLORS.map((color) => (
        <SupplyWorker key={color} color={color} />
      ))}
    </section>
  );
}

function SupplyWorker({ color }: { color: Color }) {
  const { say } = useTable();
  return (
    <Thing
      id={`supply:${colorName(color)}`}
      label={say('stage.supply-worker', { color: say(`color.${colorName(color)}`) })}
      meant={{ do: 'take-worker', color }}
      className="bru-worker-thing"
    >
      <span className={`bru-worker ${dress(color)}`}>
        <Icon path={ICONS.meeple} />
      </span>
      <small aria-hidden="true">{say(`color.${colorName(color)}`)}</small>
    </Thing>
  );
}

/** The card the Princess has turned up for somebody else: all see its back. Its user has it before him, in the hand. */
function Held({ color }: { color: Color }) {
  const { say } = useTable();
  return (
    <section className="bru-stage bru-stage-low" aria-label={say('stage.held')}>
      <p>{say('stage.held')}</p>
      <Back color={color} label={say(`cards.${colorName(color)}`, { n: 1 })} />
    </section>
  );
}
