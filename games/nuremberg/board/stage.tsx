import { Explained, Figure, Ground, Icon, ownSeat, SeatCrest, ICONS as SHARED, Thing, useTable } from '@belfry/board-kit';
import { type Seat, seatLetter } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import type { Bundle } from '../src/data/resources.ts';
import { Amounts, useAmountWords } from './amounts.tsx';
import { AfterSwap, Costs } from './costs.tsx';
import { afterSwap, covers, holdingsOf } from './holdings.ts';
import { ICONS } from './icons.ts';
import type { Words } from './text/index.ts';

/** The open offer on the counter: two scales, and the answers as crests with a yes, a no or a counter-offer. */
export function Stage({ view }: { view: View }) {
  const table = useTable<Words>();
  const { say } = table;
  const { trade, active } = view;
  if (trade === null) return null;
  return (
    <Ground
      label={say('report.trade', { seat: { seat: active } })}
      closeup={{ title: say('report.trade', { seat: { seat: active } }), text: [say('close.offer')], clause: 'NUR-6.1' }}
      place="counter"
      className="nur-counter"
    >
      <header>
        <SeatCrest seat={active} />
        <strong>{say('report.trade', { seat: { seat: active } })}</strong>
      </header>
      <div className="nur-pans">
        <Pan
          title={say('trade.gives', { seat: { seat: active } })}
          words={say('close.offer.gives', { seat: { seat: active } })}
          amounts={trade.give}
        />
        <Icon path={ICONS.scales} className="nur-balance" />
        <Pan
          title={say('trade.wants', { seat: { seat: active } })}
          words={say('close.offer.wants', { seat: { seat: active } })}
          amounts={trade.get}
        />
      </div>
      <Outcome view={view} seat={ownSeat(table)} />
      <ul>
        {trade.to.map((seat) => (
          <li key={seat} className={seat === ownSeat(table) ? 'nur-own-answer' : undefined}>
            <AnswerOf view={view} seat={seat} />
          </li>
        ))}
      </ul>
    </Ground>
  );
}

/** What this screen's player would hold after the current offer, if it can still be theirs, and what that could pay for. */
function Outcome({ view, seat }: { view: View; seat: Seat | null }) {
  const { say } = useTable<Words>();
  const { trade, active } = view;
  const held = holdingsOf(view, seat);
  if (held === null || trade === null || seat === null || isOpen(trade.give) || isOpen(trade.get)) return null;
  if (seat === active ? !canBeTaken(trade) : !trade.to.includes(seat) || hasRefused(trade, seat)) return null;
  const [give, get] = seat === active ? [trade.give, trade.get] : [trade.get, trade.give];
  // NUR-6.10 An answer is final.
  if (!covers(held, give)) return isAnswered(trade, seat) ? null : <p className="nur-lack">{say('trade.lack')}</p>;
  const after = afterSwap(held, give, get);
  return (
    <div className="nur-outcome">
      <AfterSwap held={held} after={after} />
      <Costs after={after} brief />
    </div>
  );
}

type Offer = NonNullable<View['trade']>;

/** NUR-6.10 An answer is final, and a counter-offer is another offer. */
const hasRefused = ({ answers }: Offer, seat: Seat): boolean => answers.some((given) => given.seat === seat && given.say !== 'accept');

/** Whether the offer as it was made has been accepted, or may yet be. */
const canBeTaken = (trade: Offer): boolean => trade.to.some((seat) => !hasRefused(trade, seat));

const isAnswered = ({ answers }: Offer, seat: Seat): boolean => answers.some((given) => given.seat === seat);

const isOpen = (side: Bundle): boolean => side.every((count) => count === 0);

function Pan({ title, words, amounts }: { title: string; words: string; amounts: Bundle }) {
  const { say } = useTable<Words>();
  const inWords = useAmountWords()(amounts);
  const what = inWords === '' ? say('trade.open') : inWords;
  return (
    <Explained
      label={`${title} ${what}`}
      closeup={{ title: `${title}: ${what}`, text: [words, say('close.offer')], clause: 'NUR-6.1' }}
      className="nur-pan"
    >
      <small>{title}</small>
      {inWords === '' ? <em>{what}</em> : <Amounts amounts={amounts} />}
    </Explained>
  );
}

function AnswerOf({ view, seat }: { view: View; seat: Seat }) {
  const table = useTable<Words>();
  const { say, seats } = table;
  const answer = view.trade?.answers.find((given) => given.seat === seat);
  const player = seats[seat];
  const said = answer?.say ?? 'waiting';
  const words = say(answer === undefined && seat === ownSeat(table) ? 'trade.yours' : `trade.${said}`);
  const amounts = useAmountWords();
  const price = answer?.say === 'counter' ? `${amounts(answer.give)} ${say('trade.for')} ${amounts(answer.get)}` : '';
  return (
    <Thing
      id={`seat:${seatLetter(seat)}`}
      label={`${player?.name} ${words} ${price}`.trim()}
      closeup={{
        title: `${player?.name} ${words}`,
        text: [say('close.answer'), ...(price === '' ? [] : [`${price}.`])],
        clause: 'NUR-6.1',
      }}
      className={`nur-answer nur-answer-${said}`}
    >
      <SeatCrest seat={seat} />
      <span>
        <strong>{player?.name}</strong>{' '}
        <small>
          {said === 'accept' && <Icon path={SHARED['check-mark']} />}
          {said === 'decline' && <Icon path={ICONS.cancel} />}
          {said === 'waiting' && <Icon path={SHARED.hourglass} />}
          {words}
        </small>
        {answer?.say === 'counter' && (
          <span className="nur-counter-offer">
            <Amounts amounts={answer.give} brief /> <Figure text={say('trade.for')} /> <Amounts amounts={answer.get} brief />
          </span>
        )}
      </span>
    </Thing>
  );
}
