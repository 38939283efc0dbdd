import { useTableInfo } from '../context/table-context.tsx';
import { useChoice } from './choice-context.tsx';

/** The window for a move that takes more than clicks, such as an offer. */
export function ChoiceWindow() {
  const { board, snapshot } = useTableInfo();
  const { chooser } = useChoice();
  const Window = chooser.window === null ? undefined : board.windows?.[chooser.window];
  if (Window === undefined) return null;
  return (
    <Window
      view={snapshot.view}
      accepts={chooser.accepts}
      propose={(move) => chooser.propose(chooser.choiceOf(move))}
      close={chooser.clear}
    />
  );
}
