import { Explained, Ground, Icon, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import type { Seat } from '@belfry/kernel';
import { PENALTIES } from '../src/data/board.ts';
import { ALL_COLOURS, type Colour, colourName } from '../src/data/colours.ts';
import { Back } from './cards.tsx';
import { dress } from './families.ts';
import { ThreatCircle, threatCloseup } from './holdings.tsx';
import { ICONS } from './icons.ts';
import { LossMark, lossOf, sayLoss } from './losses.tsx';
import type { Words } from './text/index.ts';

/** What lies on no board but is asked about: penalties due, the supply of workers. It lies in the tray, where it covers nothing. */
export function Stage({ view }: { view: View }) {
  const { viewer } = useTable<Words>();
  const asked = view.pending.find(({ seat }) => seat === viewer);
  switch (asked?.kind) {
    case 'penalty-order':
      return <Penalties view={view} seat={asked.seat} />;
    case 'swap-worker':
    case 'choose-worker':
      return <Supply swap={asked.kind === 'swap-worker'} />;
    default:
      return null;
  }
}

/** The penalties that the player may suffer next, according to the legal moves. */
function Penalties({ view, seat }: { view: View; seat: Seat }) {
  const { say, choices } = useTable<Words>();
  const threats = view.seats[seat]?.threats ?? [];
  const due = ALL_COLOURS.filter((colour) => choices.some(({ targets }) => targets.includes(`penalty:${PENALTIES[colour]}`)));
  return (
    <section className="bru-stage" aria-label={say('stage.penalties')}>
      {due.map((colour) => {
        const penalty = PENALTIES[colour];
        const loss = lossOf(view, seat, colour);
        return (
          <Thing
            key={penalty}
            id={`penalty:${penalty}`}
            label={`${say(`penalty.${penalty}`)}. ${say(`penalty.${penalty}.text`)} ${say(sayLoss(loss))}`}
            meant={{ do: 'suffer', colour }}
            closeup={threatCloseup(colour, say, [say(sayLoss(loss)), say('close.penalty')])}
            className="bru-penalty"
          >
            <ThreatCircle colour={colour} count={threats[colour] ?? 0} />
            <strong>{say(`penalty.${penalty}`)}</strong> <p>{say(`penalty.${penalty}.text`)}</p>
            <LossMark loss={loss} />
          </Thing>
        );
      })}
    </section>
  );
}

function Supply({ swap }: { swap: boolean }) {
  const { say } = useTable<Words>();
  return (
    <Ground
      label={say('stage.supply')}
      closeup={{ title: say('stage.supply'), text: [say('close.supply')], clause: 'BRU-2.4' }}
      className="bru-stage bru-supply"
    >
      <p>{say(swap ? 'stage.swap' : 'stage.supply')}</p>
      {ALL_COLOURS.map((colour) => (
        <SupplyWorker key={colour} colour={colour} />
      ))}
    </Ground>
  );
}

function SupplyWorker({ colour }: { colour: Colour }) {
  const { say } = useTable<Words>();
  return (
    <Thing
      id={`supply:${colourName(colour)}`}
      label={say('stage.supply-worker', { colour: say(`colour.${colourName(colour)}`) })}
      meant={{ do: 'take-worker', colour }}
      closeup={{
        title: say(`workers.${colourName(colour)}`, { n: 1 }),
        text: [say('close.worker', { colour: say(`colour.${colourName(colour)}`) }), say('close.supply')],
        clause: 'BRU-9.12',
      }}
      className="bru-worker-thing"
    >
      <span className={`bru-worker ${dress(colour)}`}>
        <Icon path={ICONS.meeple} />
      </span>
      <small aria-hidden="true">{say(`colour.${colourName(colour)}`)}</small>
    </Thing>
  );
}

/** A card that another player has drawn to use at once, beside their hand: all players see its back. Its user sees it in their own hand. */
export function Held({ view, seat }: { view: View; seat: Seat }) {
  const { say } = useTable<Words>();
  const isTheirs = view.pending.some((decision) => decision.kind === 'act-with-drawn' && decision.seat === seat);
  if (!isTheirs || view.held === null || view.held.card !== null) return null;
  const { colour } = view.held;
  return (
    <Explained
      as="span"
      label={`${say('stage.held')}: ${say(`cards.${colourName(colour)}`, { n: 1 })}`}
      closeup={{ title: say('stage.held'), text: [say('close.held')], clause: 'BRU-8.6' }}
      className="bru-drawn"
    >
      <Back colour={colour} small />
    </Explained>
  );
}
