import type { Analysis } from '@belfry/bots';
import { findGameCard } from '@belfry/games/page/game-cards';
import type { Game } from '@belfry/kernel';
import { useEffect, useState } from 'react';
import { openHintWorker } from '../../match/local/hint-worker.ts';
import type { MatchRecord } from '../../match/session.ts';

/** Returns the Master's analysis of a finished match; `none` where there cannot be one, null while it is computed. */
export function useAnalysis(game: Game, exportLog: MatchRecord['exportLog'] | undefined, isOver: boolean): Analysis | 'none' | null {
  const judged = isOver && exportLog !== undefined && findGameCard(game.id)?.judged === true;
  const [analysis, setAnalysis] = useState<Analysis | 'none' | null>(judged ? null : 'none');
  useEffect(() => {
    if (!judged || exportLog === undefined) return;
    const worker = openHintWorker();
    exportLog()
      .then((log) => worker.analyse(log))
      .then(setAnalysis, () => setAnalysis('none'))
      .finally(() => worker.close());
    return () => worker.close();
  }, [exportLog, judged]);
  return analysis;
}
