import { Explained, Icon, Place, Seal, useTable } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { ENTRY_PRESTIGE, PROTECTED_PRESTIGE } from '../src/data/amounts.ts';
import { COUNCILS, councilsFor } from '../src/data/council.ts';
import { CARDS, type EventId, eventWith } from '../src/data/events.ts';
import { TIMELINE } from '../src/data/timeline.ts';
import { EVENT_ICONS, PRESTIGE } from './emblems.ts';
import { ShieldSign } from './pieces.tsx';
import type { Words } from './text/index.ts';

/** The years as milestones; the red ones shuffle all cards. */
export function Timeline({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <Place id="timeline" className="nur-time-place">
      <ol className="nur-time" aria-label={say('time.title')}>
        {TIMELINE.map(({ year, red }, at) => (
          <li
            key={year}
            className={`${red ? 'nur-red' : ''} ${at === view.year ? 'nur-now' : at < view.year ? 'nur-past' : ''}`}
            {...(at === view.year ? { 'aria-current': 'date' as const } : {})}
          >
            <Explained
              as="span"
              label={red ? `${year}. ${say('time.red')}` : `${year}`}
              closeup={{
                title: say('close.year.title', { year }),
                text: [
                  at === view.year
                    ? say('close.year.now')
                    : at < view.year
                      ? say('close.year.past')
                      : say('close.year.ahead', { count: at - view.year }),
                  say('close.year', { last: TIMELINE.at(-1)?.year ?? 0 }),
                  ...(red ? [say('close.year.red')] : []),
                ],
                clause: red ? 'NUR-16.3' : 'NUR-16.2',
              }}
            >
              {year}
            </Explained>
          </li>
        ))}
      </ol>
    </Place>
  );
}

/** NUR-4.2, NUR-4.7 Options change what some events do. */
function textOf(event: EventId, options: View['options']) {
  if (event === 'road-toll' && options.roadToll === 'bank') return 'card.road-toll.text.bank';
  return `card.${eventWith(event, options)}.text` as const;
}

/** The event card of this turn, and the number of cards left. */
export function EventCard({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const card = view.discards.at(-1);
  const spec = card === undefined ? undefined : CARDS[card];
  const text = textOf(spec?.event ?? 'quiet', view.options);
  const words = spec === undefined ? '' : say(view.fair ? 'report.fair' : text);
  // NUR-16.3 A red year shuffles the card of the turn as well.
  const none = say(view.turn > 0 ? 'event.shuffled' : 'event.none');
  const deck = say('report.deck', { cards: view.deckSize });
  return (
    <Explained
      place="event-card"
      label={[spec === undefined ? none : `${say(`card.${spec.event}`)}. ${words}`, deck].join(' ')}
      closeup={{
        title: spec === undefined ? say('close.event.title') : say(`card.${spec.event}`),
        text: [...(spec === undefined ? [] : [words]), say('close.event'), deck, say('close.deck')],
        clause: 'NUR-3.2',
      }}
      className="nur-event"
    >
      {spec === undefined ? (
        <p className="nur-quiet">{none}</p>
      ) : (
        <>
          <div className="nur-event-number">
            {spec.number === null ? (
              <Icon path={EVENT_ICONS[spec.event]} />
            ) : (
              <Seal label={say('event.number', { number: spec.number })}>{spec.number}</Seal>
            )}
          </div>
          <div>
            <strong>
              {spec.number !== null && <Icon path={EVENT_ICONS[spec.event]} />} {say(`card.${spec.event}`)}
            </strong>
            <p>{words}</p>
          </div>
        </>
      )}
      <small className="nur-deck">{deck}</small>
    </Explained>
  );
}

/** The council: the holder of each card, with their prestige. */
export function Council({ view }: { view: View }) {
  const { say, seats } = useTable<Words>();
  return (
    <section className="nur-council" aria-label={say('council.title')}>
      {councilsFor(view.seats.length).map((rank) => {
        const { id, points } = itemAt(COUNCILS, rank - 1);
        const holder = view.seats.findIndex(({ council }) => council === rank);
        const prestige = view.seats[holder]?.prestige ?? 0;
        const held = holder < 0 ? say('close.council.vacant') : say('close.council.holder', { seat: { seat: holder }, prestige });
        return (
          <Explained
            key={id}
            place={`council:${rank}`}
            label={`${say(`council.${id}.text`)} ${held}`}
            closeup={{
              title: say(`council.${id}`),
              text: [
                say(`council.${id}.text`),
                held,
                ...(prestige >= PROTECTED_PRESTIGE ? [say('close.council.safe', { seat: { seat: holder } })] : []),
                say('close.council'),
                ...(view.options.councilOutsider === 'no-claim' ? [say('close.council.insiders')] : []),
              ],
              clause: 'NUR-15.2',
            }}
            className={`nur-seat ${holder < 0 ? 'nur-vacant' : ''}`}
          >
            <b className="nur-points">{points}</b>
            <span>
              <strong>{say(`council.${id}`)}</strong>
              <small>
                {holder < 0 ? (
                  say('council.vacant', { prestige: ENTRY_PRESTIGE })
                ) : (
                  <span className="nur-holder">
                    <ShieldSign seat={holder} />
                    <span>{seats[holder]?.name}</span>
                  </span>
                )}
                {holder >= 0 && (
                  <span className="nur-prestige">
                    <Icon path={PRESTIGE} label={say('fact.prestige')} />
                    {prestige}
                    {prestige >= PROTECTED_PRESTIGE && ` · ${say('council.safe')}`}
                  </span>
                )}
              </small>
            </span>
          </Explained>
        );
      })}
    </section>
  );
}
