import type { IdentityId } from '@belfry/protocol';
import type { ServerContext } from '../play/server-context.ts';
import type { FreshNotice } from '../store/notices.ts';
import type { TableRecord } from '../store/records.ts';

/** Somebody is asked to a table that gathers. Whoever is there sees it at once and has a moment to answer. */
export function invitation({ noticeTerms }: ServerContext, { id }: Pick<TableRecord, 'id'>, identity: IdentityId, at: number): FreshNotice {
  return { identity, table: id, kind: 'invited', cause: 0, at, dueAt: at + noticeTerms.afterMs };
}
