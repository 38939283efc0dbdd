import { Figure, Icon, ownSeat, SeatCrest, ICONS as SHARED, Thing, useTable } from '@belfry/board-kit';
import { type Seat, seatLetter } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import type { Bundle } from '../src/data/resources.ts';
import { Amounts, useAmountWords } from './amounts.tsx';
import { ICONS } from './icons.ts';

/** The open offer on the counter: two scales, and the answers as crests with a yes, no or counter-offer. */
export function Stage({ view }: { view: View }) {
  const { say, choices } = useTable();
  const { trade, active } = view;
  if (trade === null) return null;
  const may = (verb: string) => choices.some(({ targets }) => targets.includes(`verb:${verb}`));
  return (
    <section className="nur-counter" aria-label={say('report.trade', { seat: { seat: active } })}>
      <header>
        <SeatCrest seat={active} />
        <strong>{say('report.trade', { seat: { seat: active } })}</strong>
      </header>
      <div className="nur-pans">
        <Pan title={say('trade.gives', { seat: { seat: active } })} amounts={trade.give} />
        <Icon path={ICONS.scales} className="nur-balance" />
        <Pan title={say('trade.wants', { seat: { seat: active } })} amounts={trade.get} />
      </div>
      {may('decline') && !may('accept') && <p className="nur-lack">{say('trade.lack')}</p>}
      <ul>
        {trade.to.map((seat) => (
          <li key={seat}>
            <AnswerOf view={view} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pan({ title, amounts }: { title: string; amounts: Bundle }) {
  const { say } = useTable();
  return (
    <div className="nur-pan">
      <small>{title}</small>
      {amounts.every((count) => count === 0) ? <em>{say('trade.open')}</em> : <Amounts amounts={amounts} />}
    </div>
  );
}

function AnswerOf({ view, seat }: { view: View; seat: Seat }) {
  const table = useTable();
  const { say, seats } = table;
  const answer = view.trade?.answers.find((given) => given.seat === seat);
  const player = seats[seat];
  const said = answer?.say ?? 'waiting';
  const words = say(answer === undefined && seat === ownSeat(table) ? 'trade.yours' : `trade.${said}`);
  const amounts = useAmountWords();
  const price = answer?.say === 'counter' ? `${amounts(answer.give)} ${say('trade.for')} ${amounts(answer.get)}` : '';
  return (
    <Thing id={`seat:${seatLetter(seat)}`} label={`${player?.name} ${words} ${price}`.trim()} className={`nur-answer nur-answer-${said}`}>
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
