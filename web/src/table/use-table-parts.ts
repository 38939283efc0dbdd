import type { BoardModule } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import type { TableSession } from '../match/session.ts';
import type { ChoiceState } from './choice/choice-context.tsx';
import type { AnswerNote } from './choice/standing-answer.tsx';
import { useChoiceAt } from './choice/use-choice-at.ts';
import { type TableState, useTableModel } from './choice/use-table-model.ts';
import { type CoachAtTable, useCoach } from './coach/use-coach.ts';
import { useDoubt } from './coach/use-doubt.ts';
import type { Guide } from './context/guide.ts';
import type { TableAction } from './context/table-action.ts';
import type { TableInfo } from './context/table-context.tsx';
import { useTableInfoOf } from './context/use-table-info.ts';
import { thingsIn } from './events/event-groups.ts';
import type { Followed, Follower } from './events/follower.ts';
import { lastOfOwnTurn } from './events/own-turn.ts';
import { type Motion, useFollowed } from './events/use-follower.ts';
import { type Frame, useFrameAround } from './frame/frame-context.tsx';
import { useKeys } from './frame/keys.ts';
import { useFocusKept } from './frame/use-focus-kept.ts';
import { useAmbience, useSoundOffer } from './frame/use-sound.ts';
import { useTimeNotice, useTurnNotice } from './frame/use-turn-notice.ts';
import { useScoreCount } from './game-over/use-score-count.ts';
import { useTestHandle } from './test-handle.ts';
import type { BoardZoom } from './viewport/board-zoom.ts';
import { useBoardZoom } from './viewport/use-board-zoom.ts';
import { useStepsIn } from './viewport/use-painted.ts';

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

export interface FollowedTable extends TableProps {
  readonly follower: Follower;
  readonly motion: RefObject<Motion | null>;
}

interface TableParts {
  readonly info: TableInfo;
  readonly state: TableState;
  readonly choosing: ChoiceState;
  readonly coach: CoachAtTable;
  readonly frame: Frame;
  readonly followed: Followed;
  readonly score: ReturnType<typeof useScoreCount>;
  /** Null where the table is shown as text. */
  readonly zoom: BoardZoom | null;
  /** The current step of the board's rendering (useStepsIn); undefined: complete. */
  readonly unseen: string | undefined;
  readonly arriving: boolean;
  setArriving(still: boolean): void;
  /** Entries after this one are new to the viewer. */
  readonly seen: number;
  /** Asks the player about sound. */
  readonly offersSound: boolean;
}

/** Combines the parts of a table. */
export function useTableParts({
  follower,
  motion,
  game,
  board,
  session,
  replayPage,
  mirrorPage,
  trouble = null,
  guide,
  urgent = null,
}: FollowedTable): TableParts {
  const followed = useFollowed(follower, motion);
  const { shown: snapshot, latest, group, telling } = followed;
  const spoken = guide?.point;
  const told = useMemo(() => (telling ? thingsIn(board, group) : (spoken ?? [])), [board, group, telling, spoken]);
  const confirmStaged = useRef(() => {});
  const state = useTableModel(game, board, snapshot, () => confirmStaged.current(), told, latest.seats);
  const { say, sayMove, point, showRefusal } = state;
  const area = useRef<HTMLElement>(null);
  const info = useTableInfoOf(
    {
      game,
      board,
      session,
      replayPage,
      mirrorPage: mirrorPage ?? null,
      guide: guide ?? null,
      snapshot,
      latest,
      area,
      say,
      sayMove,
      point,
      showRefusal,
    },
    trouble,
  );
  const { unseen } = useStepsIn(area);
  const isSeen = unseen === undefined;
  const textTable = useSettings((settings) => settings.textTable);
  const zoom = useBoardZoom(area, game.id, isSeen && !textTable);
  const coach = useCoach(info, state.decision);
  const doubt = useDoubt(info, state.decision, state.chooser.narrowing.staged, coach.warns);
  const choosing = useChoiceAt(info, state, isSeen, doubt);
  confirmStaged.current = choosing.confirm;
  const frame = useFrameAround(latest);
  useFocusKept();
  useTableKeys(choosing, coach, frame, zoom);
  useTurnNotice(snapshot.moves.length > 0, say('table.your-turn'), say('game.name'));
  useTimeNotice(urgent, say('table.time-short'), say('game.name'));
  useTestHandle(info, choosing, isSeen);
  // Numbers change when the pieces that change them have landed.
  const [arriving, setArriving] = useState(false);
  const seen = useMemo(() => lastOfOwnTurn(board, snapshot.log, snapshot.viewer), [board, snapshot]);
  const score = useScoreCount(info);
  useAmbience(info);
  const offersSound = useSoundOffer(info, seen);
  const table = { info, state, choosing, coach, frame, followed, score, unseen, arriving, setArriving, seen, offersSound };
  return { ...table, zoom: textTable ? null : zoom };
}

function useTableKeys({ confirm, undo, chooser }: ChoiceState, { hint }: CoachAtTable, { openMenu }: Frame, zoom: BoardZoom): void {
  const setSetting = useSettings((settings) => settings.set);
  useKeys({
    confirm,
    undo: () => undo?.(),
    back: chooser.clear,
    help: () => openMenu('keys'),
    hint: () => hint?.(),
    text: () => setSetting({ textTable: !useSettings.getState().textTable }),
    log: () => document.querySelector<HTMLElement>('.log')?.focus(),
    zoom,
  });
}
