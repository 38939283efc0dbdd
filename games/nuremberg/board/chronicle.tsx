import { Icon, Place, Seal, useTable } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { ENTRY_PRESTIGE, PROTECTED_PRESTIGE } from '../src/data/amounts.ts';
import { COUNCILS, councilsFor } from '../src/data/council.ts';
import { CARDS } from '../src/data/events.ts';
import { TIMELINE } from '../src/data/timeline.ts';
import { EVENT_ICONS, PRESTIGE } from './emblems.ts';
import { ShieldSign } from './pieces.tsx';

/** The years as milestones; all cards are shuffled on the red ones. */
export function Timeline({ view }: { view: View }) {
  const { say } = useTable();
  return (
    <Place id="timeline" className="nur-time-place">
      <ol className="nur-time" aria-label={say('time.title')}>
        {TIMELINE.map(({ year, red }, at) => (
          <li
            key={year}
            className={`${red ? 'nur-red' : ''} ${at === view.year ? 'nur-now' : at < view.year ? 'nur-past' : ''}`}
            {...(at === view.year ? { 'aria-current': 'date' as const } : {})}
            title={red ? say('time.red') : undefined}
          >
            {year}
          </li>
        ))}
      </ol>
    </Place>
  );
}

/** The event card of this turn, and how many are left. */
export function EventCard({ view }: { view: View }) {
  const { say } = useTable();
  const card = view.discards.at(-1);
  const spec = card === undefined ? undefined : CARDS[card];
  const bank = spec?.event === 'road-toll' && view.options.roadToll === 'bank' ? '.bank' : '';
  return (
    <Place id="event-card" className="nur-event">
      {spec === undefined ? (
        <p className="nur-quiet">{say('event.none')}</p>
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
            <p>{view.fair ? say('report.fair') : say(`card.${spec.event}.text${bank}`)}</p>
          </div>
        </>
      )}
      <small className="nur-deck">{say('report.deck', { cards: view.deckSize })}</small>
    </Place>
  );
}

/** The seats in the council: who holds which card, and with how much prestige. */
export function Council({ view }: { view: View }) {
  const { say, seats } = useTable();
  return (
    <section className="nur-council" aria-label={say('council.title')}>
      {councilsFor(view.seats.length).map((rank) => {
        const { id, points } = itemAt(COUNCILS, rank - 1);
        const holder = view.seats.findIndex(({ council }) => council === rank);
        const prestige = view.seats[holder]?.prestige ?? 0;
        return (
          <Place key={id} id={`council:${rank}`} className={`nur-seat ${holder < 0 ? 'nur-vacant' : ''}`}>
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
          </Place>
        );
      })}
    </section>
  );
}
