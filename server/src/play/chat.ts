import type { Seat } from '@belfry/kernel';
import { type Emote, type IdentityId, type QuickPhrase, refuse, type TableId } from '@belfry/protocol';
import { addChat, readChat } from '../store/chat.ts';
import { findOwner } from '../store/identities.ts';
import { findBlockers } from '../store/people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { openTable } from '../tables/table-cache.ts';
import { announceLine } from './announcements.ts';
import type { PlayPort } from './play-port.ts';

export interface ChatRequest {
  readonly id: string;
  readonly table: TableId;
  readonly person: IdentityId;
  readonly text: string | null;
  readonly phrase: QuickPhrase | null;
}

/** Adds a chat line. Only seated players may chat. */
export async function speak(context: PlayPort, { id, table: tableId, person, text, phrase }: ChatRequest): Promise<void> {
  const table = await openTable(context, tableId);
  const { chat } = table.record.settings;
  const own = table.seats.filter(({ identity }) => identity === person);
  if (own.length === 0) throw refuse('people-speak');
  if (own.every(({ expelled }) => expelled === true)) throw refuse('expelled');
  if (chat === 'off' || (chat === 'phrases' && text !== null)) throw refuse('no-chat');
  await takeTurnToSpeak(context, person);
  const at = context.time.now();
  const others = new Set(table.seats.flatMap(({ identity }) => (identity === null || identity === person ? [] : [identity])));
  const deaf = await findBlockers(context.store.db, person, [...others]);
  const listeners = [...others].filter((identity) => !deaf.has(identity));
  const dueAt = at + context.noticeTerms.afterMs;
  await addChat(context.store, tableId, { request: id, identity: person, text, phrase, at }, (n) => ({
    settled: [{ identity: person, table: tableId, kinds: ['chat'] }],
    fresh: listeners.map((identity) => ({ identity, table: tableId, kind: 'chat', cause: n, at, dueAt })),
  }));
  context.store.notifier.notify({ table: tableId, what: 'chat' });
  await announceChat(context, table);
}

/** Throws Refused if the person has chatted too much lately. */
async function takeTurnToSpeak(context: PlayPort, person: IdentityId): Promise<void> {
  if (!context.chatLimits.take(await findOwner(context.store.db, person))) throw refuse('talks-too-fast');
}

export interface EmoteRequest {
  readonly table: TableId;
  readonly seat: Seat;
  readonly person: IdentityId;
  readonly emote: Emote;
}

/** Shows a picture at a player's seat to everyone who watches the table now. It is not stored, and waits for no move. */
export async function showEmote(context: PlayPort, { table: tableId, seat, person, emote }: EmoteRequest): Promise<void> {
  const table = await openTable(context, tableId);
  const own = table.seats.find((each) => each.seat === seat && each.identity === person);
  if (own === undefined) throw refuse('people-speak');
  if (own.expelled === true) throw refuse('expelled');
  if (table.record.settings.chat === 'off') throw refuse('no-chat');
  await takeTurnToSpeak(context, person);
  announceLine(context, table, { type: 'emote', table: tableId, seat, emote }, await deafTo(context, table, person));
}

/** Returns the subscribers who have blocked a person. */
function deafTo(context: PlayPort, table: LiveTable, person: IdentityId): Promise<ReadonlySet<IdentityId>> {
  return findBlockers(context.store.db, person, [...new Set([...table.subscribers].map(({ reader }) => reader.identity))]);
}

/** Sends subscribers the chat lines that they have not received. */
export async function announceChat(context: PlayPort, table: LiveTable): Promise<void> {
  for (const line of await readChat(context.store.db, table.id, table.lastChat)) {
    if (line.n <= table.lastChat) continue;
    table.lastChat = line.n;
    announceLine(context, table, { type: 'chat', table: table.id, line }, await deafTo(context, table, line.person.id));
  }
}
