import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../../base/settings.ts';
import { useTableInfo } from '../context/table-context.tsx';
import { ActionBar } from './action-bar.tsx';
import { type AnswerNote, AnswersInAdvance, StandingAnswer } from './standing-answer.tsx';

/** In front of the viewer: the hand, what can be done, and what is answered in their stead. */
export function Tray({ inAdvance, aside }: { inAdvance: readonly AnswerNote[]; aside?: ReactNode }) {
  const { board, snapshot, say } = useTableInfo();
  const textTable = useSettings((settings) => settings.textTable);
  const { Hand } = board;
  const { view, viewer, shared, outcome } = snapshot;
  // A pick changes nothing of the position: only things whose state changes re-render.
  const held = useMemo(() => Hand !== undefined && <Hand view={view} />, [Hand, view]);
  const withHand = Hand !== undefined && typeof viewer === 'number' && !textTable;
  const isWatching = viewer === 'spectator' && shared.length === 0 && outcome === null;
  return (
    <div className={`tray ${withHand ? '' : 'tray-bare'}`} data-scrolls>
      {withHand && held}
      {isWatching && <p className="watching">{say('watching.you')}</p>}
      <ActionBar>
        <StandingAnswer />
        <AnswersInAdvance answers={inAdvance} />
        {aside}
      </ActionBar>
    </div>
  );
}
