import { useEffect, useState } from 'react';
import { pageHere } from '../../base/address.ts';
import type { ChatLine } from '../../match/session.ts';

const TOAST_MS = 7000;

export interface UnreadChat {
  readonly count: number;
  /** What was just said by somebody else and not seen. */
  readonly toast: ChatLine | null;
}

/** Lines of a chat that were not read on this device: those of others after the last one that was in sight. */
export function useUnread(lines: readonly ChatLine[] | null, inSight: boolean): UnreadChat {
  const key = `belfry.read${pageHere()}`;
  const [read, setRead] = useState(() => Number(kept(key)));
  const [told, setTold] = useState<string | null>(null);
  const last = lines?.at(-1);
  const lastId = Number(last?.id ?? 0);
  useEffect(() => {
    if (!inSight || lastId <= read) return;
    setRead(lastId);
    keep(key, String(lastId));
  }, [inSight, lastId, read, key]);
  const fresh = last !== undefined && !last.own && lastId > read && !inSight ? last : null;
  const freshId = fresh?.id ?? null;
  useEffect(() => {
    if (freshId === null) return;
    const timer = window.setTimeout(() => setTold(freshId), TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [freshId]);
  return { count: lines?.filter(({ id, own }) => !own && Number(id) > read).length ?? 0, toast: freshId === told ? null : fresh };
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '0';
  } catch {
    return '0';
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing shows what was read as new after a reload.
  }
}
