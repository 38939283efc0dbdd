import { TableProvider } from '@belfry/board-kit';
import { type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { useSettings } from '../base/settings.ts';
import { Loading } from '../parts/page-status.tsx';
import { ChoiceProvider, type ChoiceState } from './choice/choice-context.tsx';
import { TextTable } from './choice/text-table.tsx';
import { useChoiceAt } from './choice/use-choice-at.ts';
import { useTableModel } from './choice/use-table-model.ts';
import { type CoachAtTable, useCoach } from './coach/use-coach.ts';
import { useDoubt } from './coach/use-doubt.ts';
import { TableInfoProvider } from './context/table-context.tsx';
import { useTableInfoOf } from './context/use-table-info.ts';
import { thingsIn } from './events/event-groups.ts';
import type { Follower } from './events/follower.ts';
import { lastOfOwnTurn } from './events/own-turn.ts';
import { type Motion, useFollowed, useFollower } from './events/use-follower.ts';
import { type Frame, FrameProvider, useFrameAround } from './frame/frame-context.tsx';
import { useKeys } from './frame/keys.ts';
import { useFocusKept } from './frame/use-focus-kept.ts';
import { useAmbience, useSoundOffer } from './frame/use-sound.ts';
import { useTimeNotice, useTurnNotice } from './frame/use-turn-notice.ts';
import { useScoreCount } from './game-over/use-score-count.ts';
import { type TableProps, TableRegions } from './table-regions.tsx';
import { useTestHandle } from './test-handle.ts';
import type { BoardZoom } from './viewport/board-zoom.ts';
import { useBoardZoom } from './viewport/use-board-zoom.ts';
import { useStepsIn } from './viewport/use-painted.ts';

/**
 * The table that all games share: status, panels, board, hand, choices, log, help. It depends neither on the game nor on where the match is
 * stored.
 */
export function Table(props: TableProps) {
  const motion = useRef<Motion>(null);
  // Events that arrive while the table is being drawn are shown afterwards.
  const follower = useFollower(props.session, props.board, motion);
  // In slices, so that a slow device can react to touches in between.
  return useDeferredValue(true, false) ? <LaidTable {...props} follower={follower} motion={motion} /> : <Loading />;
}

interface LaidTableProps extends TableProps {
  readonly follower: Follower;
  readonly motion: RefObject<Motion | null>;
}

function LaidTable({ follower, motion, ...props }: LaidTableProps) {
  const { game, board, session, replayPage, mirrorPage = null, trouble = null, guide = null, urgent = null } = props;
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
      mirrorPage,
      guide,
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
  const zoom = useBoardZoom(area, game.id, `${replayPage} ${snapshot.seq}`, isSeen && !textTable);
  const coach = useCoach(info, state.decision);
  const doubt = useDoubt(info, state.decision, state.chooser.narrowing.staged, coach.warns);
  const choosing = useChoiceAt(info, state, isSeen, doubt, zoom);
  confirmStaged.current = choosing.confirm;
  const frame = useFrameAround(latest);
  useFocusKept();
  useTableKeys(choosing, coach, frame, zoom);
  useTurnNotice(snapshot.moves.length > 0, say('table.your-turn'), say('game.name'));
  useTimeNotice(urgent, say('table.time-short'), say('game.name'));
  useTestHandle(info, choosing, isSeen);
  const seen = useMemo(() => lastOfOwnTurn(board, snapshot.log, snapshot.viewer), [board, snapshot]);
  const score = useScoreCount(info);
  useAmbience(info);
  const offersSound = useSoundOffer(info, seen);
  const { Board } = board;
  const { view } = snapshot;
  // A pick does not change the position, so the board does not re-render, only things whose state changes.
  const drawn = useMemo(() => <Board view={view} />, [Board, view]);
  return (
    <TableInfoProvider value={info}>
      <ChoiceProvider value={choosing}>
        <FrameProvider value={frame}>
          <TableProvider model={state.model} pointing={state.pointing}>
            <TableRegions
              {...props}
              {...{ state, coach, followed, score, unseen, seen, offersSound, motion }}
              zoom={textTable ? null : zoom}
            >
              {textTable ? <TextTable /> : drawn}
            </TableRegions>
          </TableProvider>
        </FrameProvider>
      </ChoiceProvider>
    </TableInfoProvider>
  );
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
    log: () => (document.querySelector<HTMLElement>('.log-line[tabindex="0"]') ?? document.querySelector<HTMLElement>('.log'))?.focus(),
    zoom,
  });
}
