import { type IdentityId, type Me, refuse } from '@belfry/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admitted, bringAlong, openSession, recognise, SESSION_DAYS, type Session } from '../identity/identities.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { seatsMoved, sessionsEnded } from '../identity/session-revocation.ts';
import { leaveForGood } from '../play/leave-tables.ts';
import { deleteSession, deleteSessionsOf, findMe, isBanned } from '../store/identities.ts';
import type { Persistence } from '../store/persistence.ts';
import { countTablesOfBoth } from '../store/seated-twice.ts';
import { findTablesOf } from '../store/tables.ts';

const COOKIE = 'belfry';

/** Returns a bot's bearer token or a browser's cookie. */
function tokenOf(request: FastifyRequest): string | null {
  const [, bearer] = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return bearer;
  const cookie = request.cookies[COOKIE];
  return cookie !== undefined && cookie.length <= 200 ? cookie : null;
}

export async function sessionOf(context: Persistence, request: FastifyRequest): Promise<Session | null> {
  const token = tokenOf(request);
  return token === null ? null : recognise(context.store.db, token, context.time.now());
}

/** Returns the session of a request; throws Refused when there is none. */
export async function whoAsks(context: Persistence, request: FastifyRequest): Promise<Session> {
  const session = await sessionOf(context, request);
  if (session === null) throw refuse('unknown-visitor');
  return session;
}

export function keepSession(
  { publicOrigin }: Pick<SessionPort, 'publicOrigin'>,
  request: FastifyRequest,
  reply: FastifyReply,
  admitted: Admitted,
): void {
  void reply.setCookie(COOKIE, admitted.token, {
    httpOnly: true,
    sameSite: 'lax',
    // With an https public origin the cookie is always Secure, whatever a proxy reports about the last hop.
    secure: publicOrigin?.startsWith('https:') ?? request.protocol === 'https',
    path: '/',
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  });
}

/** A token is replaced once it is a day old. */
const TOKEN_SERVES_MS = 24 * 60 * 60 * 1000;

/** Rotates browser tokens, so that a leaked one soon becomes useless. */
export async function rotateSession(context: SessionPort, request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> {
  const now = context.time.now();
  if (session.me.kind === 'bot' || request.headers.authorization !== undefined || now - session.at < TOKEN_SERVES_MS) return;
  keepSession(context, request, reply, await openSession(context.store.db, session.me.id, 'browser', now, session.tokenHash));
}

/** Issues a new token when a session gains rights, and ends the old session. */
export async function renewSession(context: SessionPort, request: FastifyRequest, reply: FastifyReply, session: Session): Promise<Me> {
  const admitted = await openSession(context.store.db, session.me.id, 'browser', context.time.now());
  keepSession(context, request, reply, admitted);
  await deleteSession(context.store.db, session.tokenHash);
  await sessionsEnded(context, session.me.id);
  return admitted.me;
}

/** Issues a new token and ends all other browser sessions of the identity. */
export async function renewOnly(context: SessionPort, request: FastifyRequest, reply: FastifyReply, identity: IdentityId): Promise<Me> {
  await deleteSessionsOf(context.store.db, identity, 'browser');
  const admitted = await openSession(context.store.db, identity, 'browser', context.time.now());
  keepSession(context, request, reply, admitted);
  await sessionsEnded(context, identity);
  return admitted.me;
}

/**
 * Signs in. A guest's seats move to the account on every node, and the guest's sessions end. Where both sit at one table the guest's seat
 * is given up; without `sure` the user is warned first.
 */
export async function becomeAccount(
  context: SessionPort,
  request: FastifyRequest,
  reply: FastifyReply,
  account: IdentityId,
  sure: boolean,
): Promise<Me> {
  if (await isBanned(context.store.db, account)) throw refuse('banned');
  const before = await sessionOf(context, request);
  if (!sure && before !== null) await checkSeatedOnce(context, before.me, account);
  const admitted = await openSession(context.store.db, account, 'browser', context.time.now());
  keepSession(context, request, reply, admitted);
  const guest = before?.me ?? null;
  await seatsMoved(context, await bringAlong(context.store.db, guest, account));
  // The account does not take a second seat at a table: a bot takes over the guest's.
  if (guest?.kind === 'guest' && guest.id !== account)
    for (const id of await findTablesOf(context.store.db, guest.id, ['gathering', 'playing']))
      await leaveForGood(context, id, new Set([guest.id]));
  if (guest !== null) await sessionsEnded(context, guest.id);
  return admitted.me;
}

async function checkSeatedOnce({ store: { db } }: Persistence, guest: Me, account: IdentityId): Promise<void> {
  if (guest.kind !== 'guest' || guest.id === account) return;
  const tables = await countTablesOfBoth(db, guest.id, account);
  const other = tables === 0 ? null : await findMe(db, account);
  if (other !== null) throw refuse('two-seats', { name: guest.name, other: other.name, tables });
}

export function forgetSession(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: '/' });
}
