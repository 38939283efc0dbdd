import { useEffect, useState } from 'react';
import type { MatchSession } from '../../match/session.ts';

/** Opens a session when the component mounts and closes it when it unmounts. */
export function useOpenSession<T extends MatchSession>(open: () => T): T | null {
  const [held, setHeld] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen opens its table once; another table is another screen
  useEffect(() => {
    const session = open();
    setHeld(session);
    return () => session.close();
  }, []);
  return held;
}
