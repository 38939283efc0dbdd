import type { BoardModule } from '@belfry/board-kit';
import type { Game, GameEvent } from '@belfry/kernel';
import { type ReactNode, type Ref, useCallback, useState } from 'react';
import type { TableSession } from '../match/session.ts';
import { ChoiceWindow } from './choice/choice-window.tsx';
import type { AnswerNote } from './choice/standing-answer.tsx';
import { Tray } from './choice/tray.tsx';
import type { TableState } from './choice/use-table-model.ts';
import { HintStrip } from './coach/hint-strip.tsx';
import type { CoachAtTable } from './coach/use-coach.ts';
import type { Guide } from './context/guide.ts';
import type { TableAction } from './context/table-action.ts';
import { useTableInfo } from './context/table-context.tsx';
import { EventTicker } from './events/event-ticker.tsx';
import type { Followed } from './events/follower.ts';
import type { Motion } from './events/use-follower.ts';
import { ChatToast } from './frame/chat-toast.tsx';
import { useFrame } from './frame/frame-context.tsx';
import { TableMenus } from './frame/menus.tsx';
import { PassDevice } from './frame/pass-device.tsx';
import { Players } from './frame/players.tsx';
import { RefusalNotice } from './frame/refusal-notice.tsx';
import { Side } from './frame/side.tsx';
import { SoundOffer } from './frame/sound-offer.tsx';
import { Status } from './frame/status.tsx';
import { TableScreen } from './frame/table-screen.tsx';
import { GameOver } from './game-over/game-over.tsx';
import type { useScoreCount } from './game-over/use-score-count.ts';
import { MotionLayer } from './motion/motion-layer.tsx';
import type { BoardZoom } from './viewport/board-zoom.ts';
import { CloseupLayer } from './viewport/closeup-layer.tsx';
import { OffscreenChoices } from './viewport/offscreen-choices.tsx';
import { ScrollToOwnArea } from './viewport/scroll-to-own-area.tsx';
import { ZoomButtons } from './viewport/zoom-buttons.tsx';

export interface TableProps {
  readonly game: Game;
  readonly board: BoardModule;
  readonly session: TableSession;
  /** The page of this table's replay. */
  readonly replayPage: string;
  /** The page of its move-by-move review, once it is over. */
  readonly mirrorPage?: string;
  again(): void;
  /** The player who has set up a rematch, as a sentence. */
  readonly next?: { readonly told: string; readonly go: string } | null;
  /** What happens when a clock runs out. */
  readonly clockNote?: string | undefined;
  /** An error at this table outside of the match. */
  readonly trouble?: unknown;
  /** Extra actions of this kind of table, kept away from the frequent buttons. */
  readonly more?: readonly TableAction[];
  /** Asks the others for an undo, where it is not free. */
  readonly askUndo?: TableAction | null;
  /** Messages above the board about what people settle besides the game. */
  readonly notices?: ReactNode;
  /** The agreed settings of this table, for its menu. */
  readonly agreed?: ReactNode;
  /** The consequence of a timeout when the viewer is almost out of time, else null. */
  readonly urgent?: string | null;
  /** The viewer's standing answers, each with a way to end it. */
  readonly inAdvance?: readonly AnswerNote[];
  /** Shown beside the actions, such as a link to another table. */
  readonly aside?: ReactNode;
  readonly guide?: Guide;
}

interface TableRegionsProps extends TableProps {
  readonly state: TableState;
  readonly coach: CoachAtTable;
  readonly followed: Followed;
  readonly score: ReturnType<typeof useScoreCount>;
  /** Null where the table is shown as text. */
  readonly zoom: BoardZoom | null;
  /** The current step of the board's rendering (useStepsIn); undefined: complete. */
  readonly unseen: string | undefined;
  /** Entries after this one are new to the viewer. */
  readonly seen: number;
  /** Asks the player about sound. */
  readonly offersSound: boolean;
  readonly motion: Ref<Motion>;
  /** The board, drawn or as text. */
  readonly children: ReactNode;
}

/** Lays out the regions of a table. */
export function TableRegions(props: TableRegionsProps) {
  const { guide, clockNote, again, next = null, more = [], inAdvance = [], aside, askUndo = null, notices, agreed } = props;
  const { state, coach, followed, score, zoom, unseen, seen, offersSound, motion, children } = props;
  const { game, board, area, say, snapshot, latest } = useTableInfo();
  const { openLog } = useFrame();
  // Numbers change when the pieces that change them have landed.
  const [arriving, setArriving] = useState(false);
  const { group, passed, telling } = followed;
  const { seq, viewer, moves, outcome, ending = null } = snapshot;
  const isGuided = guide !== undefined && guide.point.length > 0 && !telling;
  const { rulesPage } = state.model;
  const tell = useCallback((event: GameEvent) => say(game.sayEvent(event)), [game, say]);
  return (
    <TableScreen room={isGuided ? `${board.room} guided` : board.room} choosing={moves.length > 0} seq={seq} viewer={viewer} game={game.id}>
      {/* Before the question, so that what has happened is announced before what to do now. */}
      <EventTicker group={group} passed={passed} telling={telling} openLog={openLog} />
      <Status counting={score.counting} guided={telling ? null : (guide?.headline ?? null)} hint={coach.hint}>
        {zoom !== null && <ZoomButtons zoom={zoom} place="header" />}
      </Status>
      <Players
        clockNote={clockNote}
        arriving={arriving}
        acting={telling && outcome === null && group?.own === false ? group.seat : null}
        seen={seen}
      />
      {notices}
      <main ref={area} className="board-area" aria-label={say('table.board')} tabIndex={-1} data-scrolls data-unseen={unseen}>
        {children}
      </main>
      {unseen === undefined && <OffscreenChoices />}
      {unseen === undefined && <ScrollToOwnArea />}
      {zoom !== null && <ZoomButtons zoom={zoom} place="board" />}
      <Tray inAdvance={inAdvance} askUndo={askUndo} aside={aside} />
      <div className="side-column">
        {guide?.panel({ telling: telling || seq < latest.seq, isSeen: unseen === undefined }) ?? (
          <HintStrip coach={coach} first={seen === 0} />
        )}
        {offersSound && <SoundOffer />}
        <Side seen={seen} />
      </div>
      {(outcome !== null || ending !== null) && guide === undefined && <GameOver {...score} again={again} next={next} />}
      <PassDevice />
      <ChoiceWindow />
      <ChatToast />
      <RefusalNotice refusal={state.refusal} rulesPage={rulesPage} />
      <CloseupLayer say={say} looking={state.looking} rulesPage={rulesPage} close={state.lookAway} />
      <MotionLayer ref={motion} board={board} viewer={viewer} seq={seq} arriving={setArriving} tell={tell} />
      <TableMenus hints={coach.hints.allowed} more={more} agreed={agreed} coach={coach.control} />
    </TableScreen>
  );
}
