import { type Badge, type BoardModule, CREST_ICONS, type Fact, ICONS, lessonsBy } from '@belfry/board-kit';
import { joinTexts, type Seat } from '@belfry/kernel';
import { COACH_CLAUSES } from '../src/data/coach.ts';
import type { Event, Move, View } from '../src/index.ts';
import { TEXT as COACHING_TEXT } from '../src/text/coach/index.ts';
import { Board, Hand } from './board.tsx';
import { beat } from './drama.ts';
import { drops } from './drops.ts';
import { eventIcon } from './event-icons.ts';
import { gather } from './gather.ts';
import { eventThings, flights } from './motion.ts';
import { remark } from './remarks.ts';
import { homeOf, scored } from './scored.ts';
import { sounds } from './sounds.ts';
import { TEXT } from './text/index.ts';

export const board: BoardModule<View, Move, Event> = {
  text: joinTexts(TEXT, COACHING_TEXT),
  lesson: lessonsBy(COACH_CLAUSES),
  remark,
  room: 'room-market-row',
  Board,
  Hand,
  order: ({ seats, start }) => seats.map((_, at) => (start + at) % seats.length),
  facts,
  badges,
  progress: ({ round }) => ({ key: 'report.round', args: { round } }),
  eventIcon,
  eventThings,
  opensTurn: ({ type }) => type === 'round-began' || type === 'turned-up',
  gather,
  flights,
  sounds,
  beat,
  drops,
  scored,
  homeOf,
};

function facts({ seats }: View, seat: Seat): Fact[] {
  const player = seats[seat];
  if (player === undefined) return [];
  return [
    { id: 'points', icon: ICONS['laurel-crown'], label: 'fact.points', value: player.points, score: true, clause: 'MKT-5.1' },
    { id: 'wares', icon: ICONS.stack, label: 'fact.wares', value: player.stall.length, clause: 'MKT-4.1' },
    { id: 'cards', icon: ICONS['card-draw'], label: 'fact.cards', value: player.handSize, clause: 'MKT-6.1' },
  ];
}

function badges({ start }: View, seat: Seat): Badge[] {
  return start === seat ? [{ icon: CREST_ICONS.crown, label: { key: 'badge.start' } }] : [];
}
