import { Coin, Explained, Ground, Icon, Place, SeatCrest, ICONS as SHARED, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { DICE } from '../src/data/amounts.ts';
import { LAST_STEP, PENALTIES, REPUTATION, SIDES, STATUES } from '../src/data/board.ts';
import { COLOUR_OF, person } from '../src/data/cards.ts';
import { ALL_COLOURS, type Colour, colourName } from '../src/data/colours.ts';
import { Belfry } from './belfry.tsx';
import { Back } from './cards.tsx';
import { Die } from './die.tsx';
import { PENALTY_EMBLEMS } from './emblems.ts';
import { dress } from './families.ts';
import { ICONS } from './icons.ts';
import type { Words } from './text/index.ts';

/** The middle of the town: draw piles, the dice in front of the town hall, and the stairs of reputation. */
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
  const { say } = useTable<Words>();
  const isUsed = view.lastRound > 0;
  const extra = isUsed ? say('piles.extra.used', { round: view.lastRound }) : say('piles.extra', { count: view.extra.size });
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
            closeup={{
              title: say('close.pile.title'),
              text: [say('close.pile'), `${say(`piles.${side}`, { count: size, colour })}.`],
              clause: 'BRU-3.2',
            }}
            className="bru-pile"
          >
            {top === null ? <span className="bru-back bru-back-none" /> : <Back colour={top} />}
            <b>{size}</b>
          </Thing>
        );
      })}
      <div className="bru-heaps">
        <Explained
          label={extra}
          closeup={{
            title: say('close.extra.title'),
            text: isUsed ? [`${extra}.`] : [say('close.extra'), say('close.cards', { count: view.extra.size })],
            clause: 'BRU-4.7',
          }}
          className="bru-heap"
        >
          <Icon path={SHARED.hourglass} />
          <b>{view.extra.size}</b>
        </Explained>
        <Thing
          id="discard"
          label={say('piles.discard', { count: view.discard.length })}
          className="bru-heap"
          closeup={{
            title: say('piles.discard', { count: view.discard.length }),
            body: <Discards view={view} />,
            text: [say('close.discard')],
            clause: 'BRU-1.17',
          }}
        >
          <Icon path={ICONS['card-discard']} />
          <b>{view.discard.length}</b>
        </Thing>
        <Explained place="bank" closeup={{ title: say('bank'), text: [say('close.bank')], clause: 'BRU-2.4' }} className="bru-heap">
          <Icon path={SHARED['two-coins']} />
        </Explained>
      </div>
    </section>
  );
}

function Discards({ view }: { view: View }) {
  const { say } = useTable<Words>();
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

/** Returns the dice of this round; while hands are refilled, only those of the round before lie there. (BRU-5.2) */
const diceOf = ({ phase, dice }: View): readonly number[] => (phase === 'draw' ? dice.map(() => 0) : dice);

/** The five dice on the steps of the town hall, and their effect this round: income, threats, the price of a step. */
function TownHall({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const rolled = diceOf(view).some((value) => value > 0);
  return (
    <Ground
      label={say('dice.title')}
      closeup={{ title: say('dice.title'), text: [say('close.hall')], clause: 'BRU-5.1' }}
      className="bru-hall"
    >
      <div className="bru-dice">
        <Belfry />
        {ALL_COLOURS.map((colour) => (
          <DieSpot key={colour} colour={colour} view={view} />
        ))}
      </div>
      {rolled ? <Meaning view={view} /> : <p className="bru-meaning">{say('dice.waiting')}</p>}
    </Ground>
  );
}

function DieSpot({ colour, view }: { colour: Colour; view: View }) {
  const { say } = useTable<Words>();
  const value = diceOf(view)[colour] ?? 0;
  const threat = value >= DICE.threatFrom;
  const step = value > 0 && value <= DICE.priceUpTo;
  const title = say('dice.die', { colour: say(`colour.${colourName(colour)}`), value });
  const words = [title];
  if (threat) words.push(say('dice.rises', { penalty: say(`penalty.${PENALTIES[colour]}`) }));
  if (step) words.push(say('dice.counts', { value }));
  return (
    <Explained
      place={`die:${colourName(colour)}`}
      label={words.join('. ')}
      closeup={{ title, text: aboutDie(colour, value), clause: threat ? 'BRU-5.3' : step ? 'BRU-7.1' : 'BRU-9.4' }}
      className={`bru-die-spot ${threat ? 'bru-die-threat' : ''} ${step ? 'bru-die-step' : ''}`}
    >
      <span className="bru-omen" aria-hidden="true">
        {threat && <Icon path={PENALTY_EMBLEMS[PENALTIES[colour]]} />}
        {step && <Icon path={ICONS.stairs} />}
      </span>
      <Die key={`${view.round} ${value}`} colour={colour} value={value} />
      <span className="bru-income" aria-hidden="true">
        {value > 0 && <Coin amount={value} size="s" />}
      </span>
    </Explained>
  );

  function aboutDie(colour: Colour, value: number): string[] {
    const name = say(`colour.${colourName(colour)}`);
    if (value === 0) return [say('close.die.waiting')];
    const omen =
      value >= DICE.threatFrom
        ? say('close.die.threat', { colour: name, penalty: say(`penalty.${PENALTIES[colour]}`) })
        : say(value <= DICE.priceUpTo ? 'close.die.step' : 'close.die.quiet', { value });
    return [say('close.die.income', { colour: name, value }), omen];
  }
}

/** Income, threats, and the price of a step. */
function Meaning({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const price = view.dice.reduce((sum, value) => (value <= DICE.priceUpTo ? sum + value : sum), 0);
  const rising = ALL_COLOURS.filter((colour) => (view.dice[colour] ?? 0) >= DICE.threatFrom);
  const threats =
    rising.length === 0
      ? say('dice.calm')
      : say('dice.threats', { penalties: rising.map((colour) => ({ key: `penalty.${PENALTIES[colour]}` })) });
  return (
    <div className="bru-meaning">
      <Explained
        as="span"
        closeup={{ title: say('dice.income'), text: [say('close.income')], clause: 'BRU-9.4' }}
        className="bru-income-label"
      >
        <Icon path={SHARED['two-coins']} /> {say('dice.income')}
      </Explained>
      <Explained
        as="span"
        label={threats}
        closeup={{ title: say('close.threats.title'), text: [`${threats}.`, say('close.threats')], clause: 'BRU-5.3' }}
        className={rising.length > 0 ? 'bru-danger' : ''}
      >
        <Icon path={PENALTY_EMBLEMS.fire} /> {threats}
      </Explained>
      <Explained
        as="span"
        label={price === 0 ? say('dice.no-step') : `${say('dice.step')} ${say('dice.price', { price })}`}
        closeup={{
          title: say('close.price.title'),
          text: [say('close.price'), price === 0 ? `${say('dice.no-step')}.` : `${say('dice.step')} ${say('dice.price', { price })}.`],
          clause: 'BRU-7.1',
        }}
      >
        <Icon path={ICONS.stairs} /> {price === 0 ? say('dice.no-step') : <StepPrice price={price} />}
      </Explained>
    </div>
  );
}

function StepPrice({ price }: { price: number }) {
  const { say } = useTable<Words>();
  return (
    <>
      {say('dice.step')} <Coin amount={price} size="s" label={say('dice.price', { price })} />
    </>
  );
}

/** The reputation track: stairs up from the town hall, with the value of each step and the players' shields. */
function Stairs({ view }: { view: View }) {
  const { say, seats } = useTable<Words>();
  const left = STATUES.length - view.statuesTaken;
  const now = say('close.statues.now', { left, next: STATUES[view.statuesTaken] ?? 0 });
  return (
    <Ground
      label={say('stairs.title')}
      closeup={{ title: say('stairs.title'), text: [say('close.stairs'), say('close.stair.pay')], clause: 'BRU-7.2' }}
      className="bru-stairs"
    >
      <ol>
        {REPUTATION.map((points, step) => {
          const here = seats.filter(({ seat }) => view.seats[seat]?.step === step);
          const title = say('close.stair.title', { step });
          const standing = here.length === 0 ? [] : [say('close.stair.here', { names: here.map(({ name }) => name).join(', ') })];
          const text = [say('close.stair', { step, last: LAST_STEP, points }), ...standing, say('close.stair.pay')];
          return (
            <li key={points} className={here.length > 0 ? 'bru-stair-held' : ''}>
              <Explained
                as="span"
                label={here.length === 0 ? title : here.map(({ name }) => say('stairs.at', { name, step, points })).join('. ')}
                closeup={{ title, text, clause: 'BRU-15.8' }}
                className="bru-stair-spot"
              >
                <span className="bru-pawns">
                  {here.map(({ seat }) => (
                    <SeatCrest key={seat} seat={seat} />
                  ))}
                </span>
                <Place id={`step:${step}`} as="span" className="bru-stair">
                  <b>{step === 0 ? '⌂' : step}</b>
                  <i>{points}</i>
                </Place>
              </Explained>
            </li>
          );
        })}
      </ol>
      <Explained
        place="statues"
        label={`${say('statues.title')}: ${now}`}
        closeup={{ title: say('close.statues.title'), text: [say('close.statues'), now], clause: 'BRU-9.9' }}
        className="bru-statues"
      >
        <Icon path={ICONS['stone-bust']} />
        {STATUES.map((value, at) => (
          <span key={value} className={at < view.statuesTaken ? 'bru-statue-gone' : ''}>
            {value}
          </span>
        ))}
      </Explained>
    </Ground>
  );
}
