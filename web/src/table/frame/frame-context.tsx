import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { Snapshot } from '../../match/session.ts';
import { type UnreadChat, useUnread } from './use-unread.ts';

export type TableMenu = 'help' | 'settings' | 'keys';
export type SideTab = 'log' | 'chat' | 'notes';

/** The open panels around the table. */
export interface Frame {
  readonly menu: TableMenu | null;
  openMenu(menu: TableMenu | null): void;
  /** Null: the log beside a wide table, nothing on a narrow one. */
  readonly side: SideTab | null;
  openSide(tab: SideTab | null): void;
  openLog(): void;
  readonly unread: UnreadChat;
}

const Context = createContext<Frame | null>(null);

export const FrameProvider = Context.Provider;

export function useFrame(): Frame {
  const frame = use(Context);
  if (frame === null) throw new Error('a part of the frame is shown outside a table');
  return frame;
}

export function useFrameAround({ chat }: Pick<Snapshot, 'chat'>): Frame {
  const [menu, openMenu] = useState<TableMenu | null>(null);
  const [side, openSide] = useState<SideTab | null>(null);
  const { count, toast } = useUnread(chat, side === 'chat');
  const openLog = useCallback(() => openSide('log'), []);
  return useMemo(() => ({ menu, openMenu, side, openSide, openLog, unread: { count, toast } }), [menu, side, openLog, count, toast]);
}
