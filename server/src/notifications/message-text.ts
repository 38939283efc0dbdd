import { findGame } from '@belfry/games';
import { type Language, say } from '@belfry/kernel';
import type { Instant, NoticeSettings } from '@belfry/protocol';
import { deadline } from '../clocks/clock.ts';
import type { ServerTime } from '../clocks/server-time.ts';
import type { ChannelRecord } from '../store/channels.ts';
import { findPeople } from '../store/identities.ts';
import type { Message, Told } from '../store/messages.ts';
import { countTurns } from '../store/notices.ts';
import { findTable, type StoredTable } from '../store/tables.ts';
import { seatNames } from '../tables/seat-names.ts';
import type { TableCache } from '../tables/table-cache.ts';
import { type Letter, type Line, renderEmail } from './email-body.ts';
import type { Links } from './links.ts';
import { noticeSpeech, type Say } from './speech.ts';

/** A message in the recipient's language, for every kind of channel. */
export interface Words extends Letter {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The link target: the path within the client, and the URL. */
  readonly path: string;
  readonly link: string | null;
  /** A push message replaces an earlier one with the same tag. */
  readonly tag: string;
  /** At how many tables it is the user's turn. */
  readonly waiting: number;
}

type AtTable = Extract<Told, { table: string }>;

/** Writes the text of a message; null if none of its notices still holds. */
export async function sayMessage(
  context: TableCache,
  links: Links,
  message: Pick<Message, 'identity' | 'told'>,
  channel: ChannelRecord,
  settings: NoticeSettings,
): Promise<Words | null> {
  const { db } = context.store;
  const speak = noticeSpeech(settings.language);
  const waiting = await countTurns(db, message.identity);
  const leave = channel.kind === 'email' && channel.confirmedAt !== null ? links.signed('leave', channel.id) : null;
  const [first] = message.told;
  if (first !== undefined && !('table' in first)) {
    const about = sayOfTheWay(speak, first, channel, links);
    return { ...about, path: '/you', tag: first.kind, waiting, ...renderEmail({ speak, ...about, leave }) };
  }
  const told = message.told.filter((each): each is AtTable => 'table' in each);
  const said = (await Promise.all(told.map((each) => sayOfTable(context, links, message.identity, each, settings)))).flatMap(
    (each) => each ?? [],
  );
  const [only, another] = said;
  if (only === undefined) return null;
  const alone = another === undefined;
  const isTurn = ({ kind }: AtTable): boolean => kind === 'turn' || kind === 'reminder';
  const about = {
    title: alone ? only.title : speak(told.every(isTurn) ? 'notice.waiting' : 'notice.news', { count: said.length }),
    lines: said.map(({ line }) => line),
    link: alone ? only.line.link : links.origin,
    go: speak(alone ? 'letter.go' : 'letter.go.many'),
  };
  const path = alone ? `/table/${only.table}` : '/';
  return { ...about, path, tag: alone ? only.table : 'tables', waiting, ...renderEmail({ speak, ...about, leave }) };
}

/** Writes the messages that are not about tables: recovery code, sign-in change, confirmation, first message. */
function sayOfTheWay(
  speak: Say,
  told: Exclude<Told, AtTable>,
  channel: ChannelRecord,
  links: Links,
): Pick<Words, 'title' | 'lines' | 'link'> & { readonly go: string } {
  if (told.kind === 'recovery') {
    const link = links.origin === null ? null : `${links.origin}/you`;
    return {
      title: speak('notice.recovery'),
      lines: [{ text: speak('notice.recovery.line', { code: told.code }), link }],
      link,
      go: speak('page.home'),
    };
  }
  if (told.kind === 'security') {
    const link = links.origin === null ? null : `${links.origin}/you`;
    return {
      title: speak('notice.security'),
      lines: [{ text: `${speak(`notice.security.${told.what}`)} ${speak('notice.security.line')}`, link }],
      link,
      go: speak('notice.security.go'),
    };
  }
  if (channel.kind === 'email' && channel.confirmedAt === null) {
    const link = links.signed('confirm', channel.id);
    return {
      title: speak('notice.confirm'),
      lines: [{ text: speak('notice.confirm.line'), link }],
      link,
      go: speak('letter.confirm'),
    };
  }
  return {
    title: speak('notice.hello'),
    lines: [{ text: speak('notice.hello.line'), link: null }],
    link: links.origin,
    go: speak('page.home'),
  };
}

interface SaidOfTable {
  readonly table: string;
  readonly title: string;
  readonly line: Line;
}

/** Writes a notice from a table's public data: its game, players, clock and places; nothing of the match itself. */
async function sayOfTable(
  { store: { db }, games, time }: TableCache,
  links: Links,
  identity: string,
  { kind, table: id, at }: AtTable,
  { language, zone }: NoticeSettings,
): Promise<SaidOfTable | null> {
  const stored = await findTable(db, id);
  if (stored === null) return null;
  const { table, seats } = stored;
  const speak = noticeSpeech(language);
  const known = await findPeople(db, [table.host, ...seats.flatMap((seat) => seat.identity ?? [])]);
  const names = seatNames({ record: table, seats }, (person) => known.get(person)?.name).flatMap((name, seat) =>
    name === null || seats[seat]?.identity === identity ? [] : [name],
  );
  const catalogue = findGame(table.settings.game, games).text[language];
  const args = {
    game: say({ language, catalogue, nameOf: String }, { key: 'game.name' }),
    names,
    name: known.get(table.host)?.name ?? '',
    since: timeOf(language, zone, at),
    place: placeOf(stored, identity),
    players: seats.length,
  };
  const until = kind === 'turn' || kind === 'reminder' ? deadlineOf(stored, identity, time) : null;
  const text = [
    speak(`notice.${kind}.line`, args),
    ...(until === null ? [] : [speak('notice.until', { time: timeOf(language, zone, until) })]),
  ];
  return { table: id, title: speak(`notice.${kind}`, args), line: { text: text.join(' '), link: links.table(id) } };
}

function deadlineOf({ seats, head }: StoredTable, identity: string, time: ServerTime): Instant | null {
  const own = seats.filter((seat) => seat.identity === identity && head?.pending.includes(seat.seat)).map(({ seat }) => seat);
  return head === null ? null : deadline(head.clocks, own, seats, time);
}

function placeOf({ table: { outcome }, seats }: StoredTable, identity: string): number {
  return Math.min(...seats.flatMap(({ seat, identity: person }) => (person === identity ? (outcome?.places[seat] ?? []) : [])));
}

function timeOf(language: Language, timeZone: string, at: Instant): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
