import { Icon, ICONS as SHARED, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { itemAt, NONE, type Phrase, type Seat } from '@belfry/kernel';
import { THREATS } from '../src/data/amounts.ts';
import { PENALTIES, type PenaltyName } from '../src/data/board.ts';
import { person } from '../src/data/cards.ts';
import type { Colour } from '../src/data/colours.ts';
import { ICONS } from './icons.ts';
import type { Words } from './text/index.ts';

type SeatView = View['seats'][number];

/** What a penalty would do to a player now: how much it takes, or the points that a person's protection brings instead. */
interface Loss {
  readonly penalty: PenaltyName;
  readonly amount: number;
  readonly saved: { readonly person: string; readonly points: number } | null;
}

const AMOUNTS: Readonly<Record<PenaltyName, (player: SeatView) => number>> = {
  flood: ({ workers }) => workers.reduce((sum, count) => sum + count, 0),
  plague: (player) => Math.min(1, residentsOf(player).length),
  intrigue: ({ points }) => Math.min(points, THREATS.intrigueLoss),
  fire: ({ houses, canals }) => (houses.length > 0 || canals.some((built) => built > 0) ? 1 : 0),
  raid: ({ guilders }) => guilders,
};

const TAKES: Readonly<Record<PenaltyName, string>> = {
  flood: ICONS.meeple,
  plague: ICONS.person,
  intrigue: SHARED['laurel-crown'],
  fire: ICONS['family-house'],
  raid: SHARED['two-coins'],
};

export function lossOf(view: View, seat: Seat, colour: Colour): Loss {
  const penalty = PENALTIES[colour];
  const player = itemAt(view.seats, seat);
  return { penalty, amount: AMOUNTS[penalty](player), saved: savedFrom(player, colour) };
}

// BRU-12.43 A person protects against one penalty and scores instead.
function savedFrom(player: SeatView, colour: Colour): Loss['saved'] {
  for (const card of residentsOf(player)) {
    const { id, effect, params } = person(card);
    if (effect === 'threat-immunity' && params.colour === colour) return { person: id, points: params.points };
  }
  return null;
}

function residentsOf({ houses }: SeatView) {
  return houses.map(({ person: resident }) => resident).filter((resident) => resident !== NONE);
}

export function sayLoss({ penalty, amount, saved }: Loss): Phrase {
  if (saved === null) return { key: `loss.${penalty}`, args: { amount } };
  return { key: 'loss.saved', args: { person: { key: `person.${saved.person}` }, points: saved.points } };
}

/** The loss in a number and an icon; its words are in the label of what it stands on. */
export function LossMark({ loss: { penalty, amount, saved } }: { loss: Loss }) {
  const { say } = useTable<Words>();
  const title = say(sayLoss({ penalty, amount, saved }));
  if (saved !== null)
    return (
      <small className="bru-loss bru-loss-saved" aria-hidden="true" title={title}>
        <Icon path={ICONS['checked-shield']} />+{saved.points}
      </small>
    );
  return (
    <small className={`bru-loss ${amount === 0 ? 'bru-loss-none' : ''}`} aria-hidden="true" title={title}>
      {amount === 0 ? '0' : `−${amount}`}
      <Icon path={TAKES[penalty]} />
    </small>
  );
}
