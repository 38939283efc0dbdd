import { CardBack, CREST_ICONS, ICONS, Icon, Place, SeatCrest, useTable } from '@belfry/board-kit';
import { type Seat, seatLetter } from '@belfry/kernel';
import { KINDS, wareOf } from '../src/data/wares.ts';
import type { SeatView } from '../src/index.ts';
import { KIND_LOOKS } from './emblems.ts';
import type { Words } from './text/index.ts';
import { WareCard } from './ware-card.tsx';

/** A player's area: the wares by kind, and this round's offer. */
export function Stall({ seat, player, isStart }: { seat: Seat; player: SeatView; isStart: boolean }) {
  const { say, seats } = useTable<Words>();
  const { stall, points, hasOffered, offer } = player;
  const letter = seatLetter(seat);
  return (
    <section className="market-row-stall" aria-label={say('stall.title', { seat: { seat } })}>
      <header className="market-row-awning">
        <SeatCrest seat={seat} />
        <strong>{seats[seat]?.name}</strong>
        {isStart && <Icon path={CREST_ICONS.crown} label={say('stall.start')} className="market-row-start" />}
        <span>{say('stall.points', { points })}</span>
      </header>
      <Place id={`stall:${letter}`} className="market-row-rows">
        {KINDS.map((kind) => {
          const own = stall.filter((ware) => wareOf(ware).kind === kind);
          const { icon, pigment, pattern } = KIND_LOOKS[kind];
          return (
            <div key={kind} className={`market-row-row pigment-${pigment} ${own.length === 0 ? 'market-row-bare' : ''}`}>
              <span className={`market-row-badge pattern-${pattern}`}>
                <Icon path={icon} label={say(`kind.${kind}`)} />
              </span>
              <strong>{own.length}</strong>
              <span className="market-row-numbers">{own.map((ware) => wareOf(ware).number).join(' · ')}</span>
            </div>
          );
        })}
      </Place>
      <Place id={`offer:${letter}`} className="market-row-offer">
        {offer !== null ? (
          <WareCard ware={offer} say={say} />
        ) : (
          hasOffered && <CardBack art={<Icon path={ICONS.hand} />} label={say('stall.offered')} />
        )}
      </Place>
    </section>
  );
}
