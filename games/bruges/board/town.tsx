import { Coin, Icon, Place, SeatCrest, ICONS as SHARED, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { DICE } from '../src/data/amounts.ts';
import { PENALTIES, REPUTATION, SIDES, STATUES } from '../src/data/board.ts';
import { COLOUR_OF, person } from '../src/data/cards.ts';
import { ALL_COLOURS, colourName } from '../src/data/colours.ts';
import { Back } from './cards.tsx';
import { Die } from './die.tsx';
import { PENALTY_EMBLEMS } from './emblems.ts';
import { dress } from './families.ts';
import { ICONS } from './icons.ts';

/** The middle of the town: draw piles, the dice before the town hall, and the stairs of reputation. */
export function Town({ view }: { view: View }) {
  return (
    <div className="bru-town">
      <Piles view={view} />
      <TownHall view={view} />
      <Stairs view={view} />
    </div>
  );
}

function Piles({ view }: { view: View }) {
  const { say } = useTable();
  return (
    <section className="bru-piles" aria-label={say('piles.title')}>
      {SIDES.map((side, at) => {
        const { size, top } = view.piles[at as 0 | 1];
        const colour = top === null ? say('word.nothing') : say(`colour.${colourName(top)}`);
        return (
          <Thing
            key={side}
            id={`pile:${side}`}
            label={say(`piles.${side}`, { count: size, colour })}
            meant={{ do: 'draw', side: at }}
            className="bru-pile"
          >
            {top === null ? <span className="bru-back bru-back-none" /> : <Back colour={top} />}
            <b>{size}</b>
          </Thing>
        );
      })}
      <div className="bru-heaps">
        <div className="bru-heap" title={say('piles.extra', { count: view.extra.size })}>
          <Icon path={SHARED.hourglass} label={say('piles.extra', { count: view.extra.size })} />
          <b>{view.extra.size}</b>
        </div>
        <Thing
          id="discard"
          label={say('piles.discard', { count: view.discard.length })}
          className="bru-heap"
          closeup={{ title: say('piles.discard', { count: view.discard.length }), body: <Discards view={view} />, clause: 'BRU-1.17' }}
        >
          <Icon path={ICONS['card-discard']} />
          <b>{view.discard.length}</b>
        </Thing>
        <Place id="bank" className="bru-heap">
          <Icon path={SHARED['two-coins']} label={say('bank')} />
        </Place>
      </div>
    </section>
  );
}

function Discards({ view }: { view: View }) {
  const { say } = useTable();
  return (
    <div className="bru-discards panel">
      {ALL_COLOURS.map((colour) => {
        const names = view.discard.filter((card) => COLOUR_OF[card] === colour).map((card) => say(`person.${person(card).id}`));
        if (names.length === 0) return null;
        return (
          <p key={colour}>
            <b className={`bru-chip ${dress(colour)}`}>{say(`colour.${colourName(colour)}`)}</b> {names.join(', ')}
          </p>
        );
      })}
      {view.discard.length === 0 && <p>{say('word.nothing')}</p>}
    </div>
  );
}

/** The five dice on the steps of the town hall, and what they mean this round: income, threats, the price of a step. */
function TownHall({ view }: { view: View }) {
  const { say } = useTable();
  const rolled = view.dice.some((value) => value > 0);
  const price = view.dice.reduce((sum, value) => (value <= DICE.priceUpTo ? sum + value : sum), 0);
  const rising = ALL_COLOURS.filter((colour) => (view.dice[colour] ?? 0) >= DICE.threatFrom);
  return (
    <section className="bru-hall" aria-label={say('dice.title')}>
      <Belfry />
      <div className="bru-dice">
        {ALL_COLOURS.map((colour) => {
          const value = view.dice[colour] ?? 0;
          const threat = value >= DICE.threatFrom;
          const step = value > 0 && value <= DICE.priceUpTo;
          const words = [say('dice.die', { colour: say(`colour.${colourName(colour)}`), value })];
          if (threat) words.push(say('dice.rises', { penalty: say(`penalty.${PENALTIES[colour]}`) }));
          if (step) words.push(say('dice.counts', { value }));
          return (
            <Place
              key={colour}
              id={`die:${colourName(colour)}`}
              className={`bru-die-spot ${threat ? 'bru-die-threat' : ''} ${step ? 'bru-die-step' : ''}`}
            >
              <span className="bru-omen" aria-hidden="true">
                {threat && <Icon path={PENALTY_EMBLEMS[PENALTIES[colour]]} />}
                {step && <Icon path={ICONS.stairs} />}
              </span>
              <Die key={`${view.round} ${value}`} colour={colour} value={value} label={words.join('. ')} />
              <span className="bru-income" aria-hidden="true">
                {value > 0 && <Coin amount={value} size="s" />}
              </span>
            </Place>
          );
        })}
      </div>
      {rolled ? (
        <ul className="bru-meaning">
          <li className="bru-income-label">
            <Icon path={SHARED['two-coins']} /> {say('dice.income')}
          </li>
          <li className={rising.length > 0 ? 'bru-danger' : ''}>
            <Icon path={PENALTY_EMBLEMS.fire} />{' '}
            {rising.length === 0
              ? say('dice.calm')
              : say('dice.threats', { penalties: rising.map((colour) => ({ key: `penalty.${PENALTIES[colour]}` })) })}
          </li>
          <li>
            <Icon path={ICONS.stairs} /> {price === 0 ? say('dice.no-step') : <StepPrice price={price} />}
          </li>
        </ul>
      ) : (
        <p className="bru-meaning">{say('dice.waiting')}</p>
      )}
    </section>
  );
}

function StepPrice({ price }: { price: number }) {
  const { say } = useTable();
  return (
    <>
      {say('dice.step')} <Coin amount={price} size="s" label={say('dice.price', { price })} />
    </>
  );
}

function Belfry() {
  return (
    <svg className="bru-belfry" viewBox="0 0 400 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        d="M0 120V96h22V84h12V74h12v10h12v12h16V78h10V66h10V56h12v10h10v12h10v18h24V58h12V40h8V22l6-16 6 16V8l6-8 6 8v14l6-16 6 16v18h8v18h12v38h22V80h12V68h10V58h10v10h10v12h12v16h20V86h12V76h14v10h12v10h42v24z"
        fill="currentColor"
      />
    </svg>
  );
}

/** The reputation track: stairs from the town hall up, with the value of each step and everybody's shield where he stands. */
function Stairs({ view }: { view: View }) {
  const { say, seats } = useTable();
  return (
    <section className="bru-stairs" aria-label={say('stairs.title')}>
      <ol>
        {REPUTATION.map((points, step) => (
          <li key={points} className={view.seats.some((seat) => seat.step === step) ? 'bru-stair-held' : ''}>
            <span className="bru-pawns">
              {seats.map(({ seat, name }) =>
                view.seats[seat]?.step === step ? (
                  <SeatCrest key={seat} seat={seat} label={say('stairs.at', { name, step, points })} />
                ) : null,
              )}
            </span>
            <Place id={`step:${step}`} className="bru-stair">
              <b aria-hidden="true">{step === 0 ? '⌂' : step}</b>
              <i aria-hidden="true">{points}</i>
            </Place>
          </li>
        ))}
      </ol>
      <p className="bru-statues" data-place="statues">
        <Icon path={ICONS['stone-bust']} label={say('statues.title')} />
        {STATUES.map((value, at) => (
          <span key={value} className={at < view.statuesTaken ? 'bru-statue-gone' : ''}>
            {value}
          </span>
        ))}
      </p>
    </section>
  );
}
