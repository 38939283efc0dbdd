import { type Closeup, Explained, Icon, Place, ICONS as SHARED, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { NONE, type Seat, seatLetter } from '@belfry/kernel';
import { MAJORITY_POINTS, THREATS } from '../src/data/amounts.ts';
import { MAJORITIES, PENALTIES } from '../src/data/board.ts';
import { person as personOf } from '../src/data/cards.ts';
import { ALL_COLOURS, type Colour, colourName } from '../src/data/colours.ts';
import { Back } from './cards.tsx';
import { MAJORITY_EMBLEMS, PENALTY_EMBLEMS } from './emblems.ts';
import { dress, family } from './families.ts';
import { ICONS } from './icons.ts';
import { LossMark, lossOf, sayLoss } from './losses.tsx';
import type { Say, Words } from './text/index.ts';

interface HoldingProps {
  readonly view: View;
  readonly seat: Seat;
  readonly own: boolean;
}

/** Workers by colour. */
export function Workers({ view, seat, own }: HoldingProps) {
  const { say } = useTable<Words>();
  const letter = seatLetter(seat);
  return (
    <Place id={`workers:${letter}`} className="bru-workers">
      {ALL_COLOURS.map((colour) => {
        const count = view.seats[seat]?.workers[colour] ?? 0;
        const label = say(`workers.${colourName(colour)}`, { n: count });
        const closeup = {
          title: label,
          text: [say('close.worker', { colour: say(`colour.${colourName(colour)}`) }), say('close.worker.loss')],
          clause: 'BRU-9.12',
        };
        const token = (
          <span key={colour} className={`bru-worker ${dress(colour)} ${count === 0 ? 'bru-none' : ''}`}>
            <Icon path={ICONS.meeple} />
            <b>{count}</b>
          </span>
        );
        return own ? (
          <Thing
            key={colour}
            id={`worker:${colourName(colour)}`}
            label={label}
            meant={{ do: 'give-worker', colour }}
            closeup={closeup}
            className="bru-worker-thing"
          >
            {token}
          </Thing>
        ) : (
          <Explained as="span" key={colour} closeup={closeup}>
            {token}
          </Explained>
        );
      })}
    </Place>
  );
}

/** Threat markers: for each colour a circle that is full at three; two of three glow. */
export function Threats({ view, seat, own }: HoldingProps) {
  const { say } = useTable<Words>();
  const letter = seatLetter(seat);
  return (
    <div className="bru-threats">
      {ALL_COLOURS.map((colour) => {
        const count = view.seats[seat]?.threats[colour] ?? 0;
        const penalty = PENALTIES[colour];
        const loss = lossOf(view, seat, colour);
        const label = `${say(`penalty.${penalty}`)}: ${say(`threats.${colourName(colour)}`, { n: count })}`;
        const circle = <ThreatCircle colour={colour} count={count} />;
        const closeup = threatCloseup(colour, say, [`${label}.`, say(sayLoss(loss)), say('close.threat.return')]);
        return (
          <div key={colour} className={count >= THREATS.circle - 1 ? 'bru-threat-near' : ''}>
            <Place id={`threats:${letter}:${colourName(colour)}`} className="bru-threat-place">
              {own ? (
                <Thing
                  id={`threat:${colourName(colour)}`}
                  label={`${label}. ${say(sayLoss(loss))}`}
                  meant={{ do: 'return', colour }}
                  closeup={closeup}
                  className="bru-threat-thing"
                >
                  {circle}
                </Thing>
              ) : (
                <Explained as="span" label={label} closeup={closeup}>
                  {circle}
                </Explained>
              )}
            </Place>
            {own && <LossMark loss={loss} />}
          </div>
        );
      })}
    </div>
  );
}

/** Describes the penalty of a colour, with further lines. */
export function threatCloseup(colour: Colour, say: Say, more: readonly string[]): Closeup {
  const penalty = PENALTIES[colour];
  return {
    title: say(`penalty.${penalty}`),
    text: [say(`penalty.${penalty}.text`), say('close.threat'), ...more],
    clause: 'BRU-6.1',
  };
}

const THIRD = (turn: number): string => {
  const at = (angle: number) => `${50 + 40 * Math.sin(angle)} ${50 - 40 * Math.cos(angle)}`;
  const from = (turn * 2 * Math.PI) / THREATS.circle + 0.16;
  return `M${at(from)}A40 40 0 0 1 ${at(from + (2 * Math.PI) / THREATS.circle - 0.32)}`;
};

export function ThreatCircle({ colour, count }: { colour: Colour; count: number }) {
  return (
    <span className={`bru-threat bru-threat-${Math.min(count, THREATS.circle)}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="29" fill={count > 0 ? family(colour).brick : 'none'} fillOpacity="0.9" />
        {[0, 1, 2].map((turn) => (
          <path key={turn} d={THIRD(turn)} fill="none" strokeWidth="13" className={turn < count ? 'bru-third-full' : 'bru-third'} />
        ))}
      </svg>
      <Icon path={PENALTY_EMBLEMS[PENALTIES[colour]]} />
    </span>
  );
}

/** What each of the three majorities counts, and whether its marker is turned. */
export function Majorities({ view, seat }: { view: View; seat: Seat }) {
  const { say, seats } = useTable<Words>();
  const counts = view.seats.map(({ step, houses, canals }) => [
    step,
    houses.filter(({ person }) => person !== NONE).length,
    (canals[0] ?? 0) + (canals[1] ?? 0),
  ]);
  return (
    <span className="bru-majorities">
      {MAJORITIES.map((kind, at) => {
        const count = counts[seat]?.[at] ?? 0;
        const turned = view.seats[seat]?.majorities[at] ?? false;
        const ahead = counts.every((row, other) => other === seat || (row[at] ?? 0) < count);
        const label = say(turned ? 'majority.turned' : ahead ? 'majority.ahead' : 'majority.behind', {
          kind: say(`majority.${kind}`),
          count,
        });
        const all = seats.map(({ seat: other, name }) => say('close.count', { name, count: counts[other]?.[at] ?? 0 })).join(', ');
        return (
          <Explained
            key={kind}
            place={`majority:${seatLetter(seat)}:${kind}`}
            as="span"
            label={label}
            closeup={{
              title: say(`majority.${kind}`),
              text: [`${label}.`, say(`close.majority.${kind}`), say('close.majority', { points: MAJORITY_POINTS }), `${all}.`],
              clause: 'BRU-14.2',
            }}
            className={`bru-majority ${turned ? 'bru-turned' : ''} ${ahead ? 'bru-ahead' : ''}`}
          >
            <span>
              <Icon path={MAJORITY_EMBLEMS[kind]} />
              <b>{count}</b>
              {turned && <Icon path={SHARED['laurel-crown']} className="bru-laurel" />}
            </span>
          </Explained>
        );
      })}
    </span>
  );
}

/** The backs of a hand, whose colours are public. */
export function Backs({ view, seat }: { view: View; seat: Seat }) {
  const { say } = useTable<Words>();
  const { handColours = [], drawnColours = [], known = [] } = view.seats[seat] ?? {};
  const all = ALL_COLOURS.flatMap((colour) =>
    Array.from({ length: (handColours[colour] ?? 0) + (drawnColours[colour] ?? 0) }, () => colour),
  );
  const names = ALL_COLOURS.flatMap((colour) => {
    const n = (handColours[colour] ?? 0) + (drawnColours[colour] ?? 0);
    return n === 0 ? [] : [say(`cards.${colourName(colour)}`, { n })];
  });
  const label = `${say('hand.backs', { seat: { seat } })}: ${names.length === 0 ? say('word.nothing') : names.join(', ')}${known.length === 0 ? '' : `. ${say('report.known', { persons: known.map((card) => ({ key: `person.${personOf(card).id}` })) })}`}`;
  return (
    <Explained
      as="span"
      label={label}
      closeup={{ title: say('hand.backs', { seat: { seat } }), text: [`${label}.`, say('close.backs')], clause: 'BRU-1.15' }}
      className="bru-backs"
    >
      {all.map((colour, at) => (
        <Back key={at} colour={colour} small />
      ))}
    </Explained>
  );
}
