import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { refusalWords } from '../../base/refusals/refused.ts';
import type { RefusalText } from './refusal.ts';
import type { TableInfo } from './table-context.tsx';

interface Shown extends Omit<TableInfo, 'busy' | 'act' | 'refuse'> {
  showRefusal(refusal: RefusalText): void;
}

/**
 * Returns what the parts of a table share as one value, which changes with the position, the text or the pending request, and not with
 * every pick.
 */
export function useTableInfoOf({ showRefusal, ...shown }: Shown, trouble: unknown): TableInfo {
  const { game, board, session, replayPage, mirrorPage, guide, snapshot, latest, area, say, sayMove, point } = shown;
  const [busy, setBusy] = useState(false);
  const tell = useRef((_error: unknown) => {});
  tell.current = (error) => {
    const { phrase, clause } = refusalWords(error);
    showRefusal({ text: say(phrase), clause });
  };
  const refuse = useCallback((error: unknown) => tell.current(error), []);
  const act = useCallback(
    (work: Promise<void>) => {
      setBusy(true);
      work.catch(refuse).finally(() => setBusy(false));
    },
    [refuse],
  );
  useEffect(() => {
    if (trouble !== null) refuse(trouble);
  }, [trouble, refuse]);
  return useMemo(
    () => ({ game, board, session, replayPage, mirrorPage, guide, snapshot, latest, area, say, sayMove, busy, act, refuse, point }),
    [game, board, session, replayPage, mirrorPage, guide, snapshot, latest, area, say, sayMove, busy, act, refuse, point],
  );
}
