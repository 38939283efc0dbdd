import { useEffect, useState } from 'react';
import { pageHere } from '../../base/address.ts';
import { device } from '../../base/storage.ts';
import type { ChatLine } from '../../match/session.ts';

const TOAST_MS = 7000;

export interface UnreadChat {
  readonly count: number;
  /** The last unread message of another player. */
  readonly toast: ChatLine | null;
}

/** Counts the unread chat lines on this device: those of others after the last one that was in view. */
export function useUnread(lines: readonly ChatLine[] | null, inSight: boolean): UnreadChat {
  const key = `belfry.read${pageHere()}`;
  const [read, setRead] = useState(() => Number(device.text(key) ?? '0'));
  const [told, setTold] = useState<string | null>(null);
  const last = lines?.at(-1);
  const lastId = Number(last?.id ?? 0);
  useEffect(() => {
    if (!inSight || lastId <= read) return;
    setRead(lastId);
    device.setText(key, String(lastId));
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
