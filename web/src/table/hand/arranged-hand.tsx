import { HandOrderProvider } from '@belfry/board-kit';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTableInfo } from '../context/table-context.tsx';
import { HandStore } from './hand-store.ts';

/** Around the viewer's hand: lets them arrange it, keeps that on this device, and says where a card is now. */
export function ArrangedHand({ children }: { children: ReactNode }) {
  const { replayPage, snapshot } = useTableInfo();
  const hand = `${replayPage} ${snapshot.viewer}`;
  const store = useMemo(() => new HandStore(hand), [hand]);
  return (
    <HandOrderProvider value={store}>
      {children}
      <MovedTo store={store} />
    </HandOrderProvider>
  );
}

function MovedTo({ store }: { store: HandStore }) {
  const { say } = useTableInfo();
  const at = useSyncExternalStore(store.subscribe, store.place);
  return (
    <span className="hidden-text" aria-live="polite" data-moved-to>
      {at !== null && say('hand.place', { place: at.place, count: at.count })}
    </span>
  );
}
