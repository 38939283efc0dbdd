import { TableProvider } from '@belfry/board-kit';
import { useDeferredValue, useRef } from 'react';
import { useSettings } from '../base/settings.ts';
import { Loading } from '../parts/page-status.tsx';
import { ChoiceProvider } from './choice/choice-context.tsx';
import { ChoiceWindow } from './choice/choice-window.tsx';
import { TextTable } from './choice/text-table.tsx';
import { Tray } from './choice/tray.tsx';
import { HintStrip } from './coach/hint-strip.tsx';
import { TableInfoProvider } from './context/table-context.tsx';
import { EventTicker } from './events/event-ticker.tsx';
import { type Motion, useFollower } from './events/use-follower.ts';
import { ChatToast } from './frame/chat-toast.tsx';
import { FrameProvider } from './frame/frame-context.tsx';
import { TableMenus } from './frame/menus.tsx';
import { PassDevice } from './frame/pass-device.tsx';
import { Players } from './frame/players.tsx';
import { RefusalNotice } from './frame/refusal-notice.tsx';
import { Side } from './frame/side.tsx';
import { SoundOffer } from './frame/sound-offer.tsx';
import { Status } from './frame/status.tsx';
import { TableScreen } from './frame/table-screen.tsx';
import { GameOver } from './game-over/game-over.tsx';
import { MotionLayer } from './motion/motion-layer.tsx';
import { type FollowedTable, type TableProps, useTableParts } from './use-table-parts.ts';
import { CloseupLayer } from './viewport/closeup-layer.tsx';
import { DrawnBoard } from './viewport/drawn-board.tsx';
import { OffscreenChoices } from './viewport/offscreen-choices.tsx';
import { ScrollToOwnArea } from './viewport/scroll-to-own-area.tsx';
import { ZoomButtons } from './viewport/zoom-buttons.tsx';

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

function LaidTable(props: FollowedTable) {
  const { game, board, guide, clockNote, again, next = null, more = [], inAdvance = [], aside, motion } = props;
  const { askUndo = null, notices, agreed } = props;
  const { info, state, choosing, coach, frame, followed, score, zoom, unseen, arriving, setArriving, seen, offersSound } =
    useTableParts(props);
  const { group, telling } = followed;
  const { seq, viewer, moves, outcome, ending = null } = followed.shown;
  const textTable = useSettings((settings) => settings.textTable);
  const isGuided = guide !== undefined && guide.point.length > 0 && !telling;
  const { rulesPage } = state.model;
  return (
    <TableInfoProvider value={info}>
      <ChoiceProvider value={choosing}>
        <FrameProvider value={frame}>
          <TableProvider model={state.model} pointing={state.pointing}>
            <TableScreen
              room={isGuided ? `${board.room} guided` : board.room}
              choosing={moves.length > 0}
              seq={seq}
              viewer={viewer}
              game={game.id}
            >
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
              <EventTicker group={group} telling={telling} openLog={frame.openLog} />
              <main
                ref={info.area}
                className="board-area"
                aria-label={info.say('table.board')}
                tabIndex={-1}
                data-scrolls
                data-unseen={unseen}
              >
                {textTable ? <TextTable /> : <DrawnBoard />}
              </main>
              {unseen === undefined && <OffscreenChoices />}
              {unseen === undefined && <ScrollToOwnArea />}
              {zoom !== null && <ZoomButtons zoom={zoom} place="board" />}
              <Tray inAdvance={inAdvance} askUndo={askUndo} aside={aside} />
              <div className="side-column">
                {guide?.panel({ telling: telling || followed.shown.seq < followed.latest.seq, isSeen: unseen === undefined }) ?? (
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
              <CloseupLayer say={info.say} looking={state.looking} rulesPage={rulesPage} close={state.lookAway} />
              <MotionLayer ref={motion} board={board} viewer={viewer} seq={seq} arriving={setArriving} />
              <TableMenus hints={coach.hints.allowed} more={more} agreed={agreed} coach={coach.control} />
            </TableScreen>
          </TableProvider>
        </FrameProvider>
      </ChoiceProvider>
    </TableInfoProvider>
  );
}
