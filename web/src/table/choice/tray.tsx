import type { Say } from '@belfry/kernel';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../../base/settings.ts';
import type { TableAction } from '../context/table-action.ts';
import { useTableInfo } from '../context/table-context.tsx';
import { ArrangedHand } from '../hand/arranged-hand.tsx';
import type { TableText } from '../text/index.ts';
import { ActionBar } from './action-bar.tsx';
import { type AnswerNote, AnswersInAdvance, StandingAnswer } from './standing-answer.tsx';

interface TrayProps {
  readonly inAdvance: readonly AnswerNote[];
  readonly askUndo?: TableAction | null;
  readonly aside?: ReactNode;
}

/** The area in front of the viewer: hand, actions, and standing answers. */
export function Tray({ inAdvance, askUndo = null, aside }: TrayProps) {
  const { board, snapshot, say } = useTableInfo();
  const textTable = useSettings((settings) => settings.textTable);
  const { Hand } = board;
  const { view, viewer, shared, delay } = snapshot;
  // A pick does not change the position, so only things whose state changes re-render.
  const held = useMemo(() => Hand !== undefined && <Hand view={view} />, [Hand, view]);
  const withHand = Hand !== undefined && typeof viewer === 'number' && !textTable;
  const isWatching = viewer === 'spectator' && shared.length === 0 && snapshot.status !== 'over';
  return (
    <div className={`tray ${withHand ? '' : 'tray-bare'}`} data-scrolls>
      {withHand && <ArrangedHand>{held}</ArrangedHand>}
      {isWatching && (
        <p className="watching">{delay === undefined ? say('watching.you') : say('watching.late', { time: delayWords(say, delay) })}</p>
      )}
      <ActionBar askUndo={askUndo}>
        <StandingAnswer />
        <AnswersInAdvance answers={inAdvance} />
        {aside}
      </ActionBar>
    </div>
  );
}

function delayWords(say: Say<TableText>, seconds: number): string {
  const isWhole = seconds >= 60 && seconds % 60 === 0;
  return isWhole ? say('watching.late.minutes', { minutes: seconds / 60 }) : say('watching.late.seconds', { seconds });
}
