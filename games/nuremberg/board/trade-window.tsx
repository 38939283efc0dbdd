import { Icon, ownSeat, SeatCrest, useTable, type WindowProps } from '@belfry/board-kit';
import type { Seat } from '@belfry/kernel';
import type { Move, View } from '@belfry/nuremberg';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Bundle, TREASURES } from '../src/data/resources.ts';
import { MOST_CARDS_ASKED, MOST_GOLD_ASKED } from '../src/data/trade.ts';
import { AfterSwap, Costs } from './costs.tsx';
import { KIND_LOOKS } from './emblems.ts';
import { afterSwap, holdingsOf, NOTHING } from './holdings.ts';
import { ICONS } from './icons.ts';
import { Steppers } from './steppers.tsx';
import type { Words } from './text/index.ts';

const totalOf = (amounts: Bundle): number => amounts.reduce((sum, count) => sum + count, 0);

const isAlike = (a: Bundle, b: Bundle): boolean => a.every((count, kind) => count === b[kind]);

/** NUR-6.5 Filled on both sides an offer is firm; an open side makes it a question. */
function kindOf(give: Bundle, get: Bundle): 'firm' | 'sells' | 'seeks' | 'call' {
  if (totalOf(give) > 0) return totalOf(get) > 0 ? 'firm' : 'sells';
  return totalOf(get) > 0 ? 'seeks' : 'call';
}

/** Makes an offer: what the player gives, what they want, and whom they ask. */
export function OfferWindow(props: WindowProps<View, Move>) {
  const table = useTable<Words>();
  const own = ownSeat(table) ?? 0;
  const able = props.view.seats.flatMap(({ handSize, gold }, seat) => (seat !== own && handSize + gold > 0 ? [seat] : []));
  const [to, setTo] = useState<readonly Seat[]>(able);
  const toggle = (seat: Seat) => setTo(to.includes(seat) ? to.filter((other) => other !== seat) : [...to, seat].sort((a, b) => a - b));
  return (
    <Counter {...props} verb="offer" give={NOTHING} get={NOTHING} moveOf={(give, get) => ({ do: 'offer', give, get, to })}>
      <fieldset className="nur-whom">
        <legend>{table.say('trade.whom')}</legend>
        {able.map((seat) => {
          const player = table.seats[seat];
          return (
            <button key={seat} type="button" className="nur-whom-seat" aria-pressed={to.includes(seat)} onClick={() => toggle(seat)}>
              <SeatCrest seat={seat} />
              {player?.name}
            </button>
          );
        })}
      </fieldset>
    </Counter>
  );
}

/** Answers with another price: it starts with the offer from the other side. */
export function CounterWindow(props: WindowProps<View, Move>) {
  const { trade } = props.view;
  return (
    <Counter
      {...props}
      verb="counter"
      give={trade?.get ?? NOTHING}
      get={trade?.give ?? NOTHING}
      moveOf={(give, get) => ({ do: 'counter', give, get })}
    />
  );
}

interface CounterProps extends WindowProps<View, Move> {
  readonly verb: 'offer' | 'counter';
  readonly give: Bundle;
  readonly get: Bundle;
  readonly children?: ReactNode;
  moveOf(give: Bundle, get: Bundle): Move;
}

/** The counter appears at once and its contents right after, so that a slow device responds to the touch first. */
function Counter(props: CounterProps) {
  const { say } = useTable<Words>();
  const { verb, close } = props;
  const isOpened = useDeferredValue(true, false);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus(), []);
  return (
    <div
      className={`nur-window ${isOpened ? '' : 'nur-opening'}`}
      role="dialog"
      aria-label={say(`trade.${verb}.title`)}
      tabIndex={-1}
      ref={dialog}
    >
      <header>
        <Icon path={ICONS.scales} />
        <h2>{say(`trade.${verb}.title`)}</h2>
        <button type="button" className="button button-icon" onClick={close} aria-label={say('trade.close')}>
          <Icon path={ICONS.cancel} />
        </button>
      </header>
      {isOpened && <Bargain {...props} />}
    </div>
  );
}

function Bargain({ view, verb, give: firstGive, get: firstGet, moveOf, accepts, propose, children }: CounterProps) {
  const table = useTable<Words>();
  const { say, choices } = table;
  const held: Bundle = holdingsOf(view, ownSeat(table)) ?? NOTHING;
  const [give, setGive] = useState<Bundle>(() => firstGive.map((count, kind) => Math.min(count, held[kind] ?? 0)));
  const [get, setGet] = useState<Bundle>(firstGet);
  const move = moveOf(give, get);
  const after = afterSwap(held, give, get);
  // NUR-6.9 A counter differs from the offer.
  const isOffered = isAlike(give, firstGive) && isAlike(get, firstGet);
  // Moves in the bounded list need no check by `accepts`.
  const listed = useMemo(() => new Set(choices.map((choice) => JSON.stringify(choice.move))), [choices]);
  const allowed = accepts(move) || listed.has(JSON.stringify(move));
  const tilt = Math.max(-9, Math.min(9, (totalOf(get) - totalOf(give)) * 3));
  const asked = TREASURES.map((kind, at) => (give[at] ? 0 : kind === 'gold' ? MOST_GOLD_ASKED : MOST_CARDS_ASKED));
  const given = held.map((count, at) => (get[at] ? 0 : count));
  return (
    <>
      <svg viewBox="-150 -26 300 40" className="nur-beam" aria-hidden="true">
        <g style={{ transform: `rotate(${tilt}deg)` }}>
          <path d="M-112 0H112M-112 0L-128 14M-112 0L-96 14M112 0L96 14M112 0L128 14" />
        </g>
        <path d="M0 -14V14M-6 -14A6 6 0 1 1 6 -14A6 6 0 1 1 -6 -14" />
      </svg>
      <div className="nur-scales">
        <Steppers title={say('trade.give')} amounts={give} most={given} set={setGive} held={held} />
        <Steppers title={say('trade.get')} amounts={get} most={asked} set={setGet} />
      </div>
      {children}
      <p className="nur-sum">
        <small>{say('trade.you-give')}</small> <Sum amounts={give} /> <small>{say('trade.you-get')}</small> <Sum amounts={get} />
      </p>
      <div className="nur-after-room">
        <AfterSwap held={held} after={after} />
      </div>
      <Costs after={after} />
      <button type="button" className="button button-gilt" disabled={!allowed} onClick={() => propose(move)} data-action="weigh">
        {say(`trade.${verb}.do`)}
      </button>
      <p className="nur-hint">
        {say(verb === 'counter' ? (isOffered ? 'trade.counter.same' : 'trade.counter.hint') : `trade.offer.${kindOf(give, get)}`)}
      </p>
    </>
  );
}

function Sum({ amounts }: { amounts: Bundle }) {
  const { say } = useTable<Words>();
  if (totalOf(amounts) === 0) return <em>{say('trade.nothing-yet')}</em>;
  return TREASURES.map((kind, at) =>
    (amounts[at] ?? 0) === 0 ? null : (
      <span key={kind} className={`nur-amount pigment-${KIND_LOOKS[kind].pigment}`}>
        <b>{amounts[at]}</b>
        <Icon path={KIND_LOOKS[kind].icon} label={say(`kind.${kind}`)} />
      </span>
    ),
  );
}
