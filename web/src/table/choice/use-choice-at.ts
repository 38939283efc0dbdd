import type { Choice } from '@belfry/board-kit';
import type { TableInfo } from '../context/table-context.tsx';
import type { BoardZoom } from '../viewport/board-zoom.ts';
import { useScrollToChoices } from '../viewport/use-scroll-to-choices.ts';
import type { ChoiceState, DoubtControl } from './choice-context.tsx';
import { useAutoConfirm } from './use-chooser.ts';
import { useStandingAnswer } from './use-standing-answer.ts';
import type { TableState } from './use-table-model.ts';

/** Plays the choices at this table: a player's move, a standing answer, or an undo. */
export function useChoiceAt(
  { board, session, snapshot, area, guide, busy, act }: TableInfo,
  { chooser: free, decision, homeless }: Pick<TableState, 'chooser' | 'decision' | 'homeless'>,
  isSeen: boolean,
  doubt: DoubtControl,
  zoom: BoardZoom,
): ChoiceState {
  const chooser = { ...free, asked: doubt.looking ? null : doubt.words !== null || free.asked };
  const { seq, undo: undoTo } = snapshot;
  const { undo } = session;
  const play = (choice: Choice) =>
    act(
      session.play(choice.notation, seq).then(() => {
        // A lesson has rejected a mistake: the position is unchanged, and the learner chooses again.
        if (guide !== null && session.snapshot().seq === seq) chooser.clear();
      }),
    );
  const confirm = () => {
    const { staged } = chooser.narrowing;
    if (staged !== null && !busy) play(staged);
  };
  useAutoConfirm(chooser, confirm);
  // Before the first pick a lesson decides what is in view.
  useScrollToChoices(area, chooser.narrowing, isSeen && (guide === null || chooser.narrowing.picks.length > 0), zoom);
  const standing = useStandingAnswer(board, snapshot, decision, chooser, play, isSeen);
  return {
    ...{ decision, chooser, doubt, homeless, standing, play, confirm },
    undo: undoTo === null || undo === undefined ? null : () => act(undo(undoTo)),
  };
}
