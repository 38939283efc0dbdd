import { type BoardModule, type Choice, TableProvider } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { refusalWords } from '../base/refusals/refused.ts';
import { useSettings } from '../base/settings.ts';
import { useUi } from '../base/voice.ts';
import type { TableSession } from '../match/session.ts';
import { Waiting } from '../parts/waiting.tsx';
import { ActionBar } from './choosing/action-bar.tsx';
import { type AnswerNote, AnswersInAdvance, StandingAnswer, useStandingAnswer } from './choosing/standing-answer.tsx';
import { TextTable } from './choosing/text-table.tsx';
import { useAutoConfirm } from './choosing/use-chooser.ts';
import { useTableModel } from './choosing/use-table-model.ts';
import { askCoach, useCoachWishes } from './coach/coach-wishes.ts';
import { HintStrip } from './coach/hint-strip.tsx';
import { useHints } from './coach/use-hints.ts';
import type { Guide } from './context/guide.ts';
import { Ending } from './ending/ending.tsx';
import type { EventGroup } from './events/event-groups.ts';
import { EventTicker } from './events/event-ticker.tsx';
import type { Follower } from './events/follower.ts';
import { lastOfOwnTurn } from './events/own-turn.ts';
import { type Motion, useFollowed, useFollower } from './events/use-follower.ts';
import { lineText } from './frame/chat.tsx';
import { Curtain } from './frame/curtain.tsx';
import { useKeys } from './frame/keys.ts';
import { type TableAction, type TableMenu, TableMenus } from './frame/menus.tsx';
import { Panels } from './frame/panels.tsx';
import { RefusalNotice } from './frame/refusal-notice.tsx';
import { Side, type SideTab } from './frame/side.tsx';
import { Status } from './frame/status.tsx';
import { TableScreen } from './frame/table-screen.tsx';
import { useUnread } from './frame/use-unread.ts';
import { CloseupLayer } from './in-sight/closeup-layer.tsx';
import { OffscreenChoices } from './in-sight/offscreen-choices.tsx';
import { ScrollToOwnArea } from './in-sight/scroll-to-own-area.tsx';
import { useStepsIn } from './in-sight/use-painted.ts';
import { useScrollToChoices } from './in-sight/use-scroll-to-choices.ts';
import { MotionLayer } from './motion/motion-layer.tsx';
import { isMoving, useVictory, useViewBefore, useYourTurn } from './table-effects.ts';

interface TableProps {
  readonly game: Game;
  readonly board: BoardModule;
  readonly session: TableSession;
  /** Where this table's replay is. */
  readonly replayPage: string;
  again(): void;
  /** Somebody has laid the table for another round already: who, in words. */
  readonly next?: { readonly told: string; readonly go: string } | null;
  /** What happens when a clock runs out. */
  readonly clockNote?: string | undefined;
  /** What went wrong at this table outside of the match. */
  readonly trouble?: unknown;
  /** What this kind of table can do besides, kept away from the frequent buttons. */
  readonly more?: readonly TableAction[];
  /** What is answered in one's stead, and the way to end that. */
  readonly inAdvance?: readonly AnswerNote[];
  readonly guide?: Guide;
}

/** The table all games share: status, panels, board, hand, choosing, log, help. It knows no game and not where the match is kept. */
export function Table(props: TableProps) {
  const motion = useRef<Motion>(null);
  // What happens while the table is drawn is told afterwards.
  const follower = useFollower(props.session, props.board, motion);
  // Drawn in slices: a slow device can be touched in between.
  return useDeferredValue(true, false) ? <LaidTable {...props} follower={follower} motion={motion} /> : <Waiting />;
}

interface LaidTableProps extends TableProps {
  readonly follower: Follower;
  readonly motion: RefObject<Motion | null>;
}

function LaidTable({
  follower,
  motion,
  game,
  board,
  session,
  replayPage,
  again,
  next = null,
  clockNote,
  trouble = null,
  more = [],
  inAdvance = [],
  guide,
}: LaidTableProps) {
  const { shown: snapshot, group, telling } = useFollowed(follower, motion);
  const ui = useUi();
  const [, navigate] = useLocation();
  const confirmStaged = useRef(() => {});
  const spoken = guide?.point;
  const told = useMemo(() => (telling ? thingsOf(board, group) : (spoken ?? [])), [board, group, telling, spoken]);
  const state = useTableModel(game, board, snapshot, () => confirmStaged.current(), told);
  const { model, decision, chooser, say } = state;
  const { view, viewer, seq, outcome } = snapshot;
  const [busy, setBusy] = useState(false);
  const [menu, setMenu] = useState<TableMenu | null>(null);
  const [side, setSide] = useState<SideTab | null>(null);
  const textTable = useSettings((settings) => settings.textTable);
  const setSetting = useSettings((settings) => settings.set);
  const coaching = useCoachWishes(replayPage);
  const hints = useHints(game, snapshot, decision, coaching.advises);

  // Numbers change when the pieces have landed that change them.
  const [arriving, setArriving] = useState(false);
  const before = useViewBefore(view);
  const [isCounted, setCounted] = useState(outcome !== null);
  const counting = outcome !== null && guide === undefined && !isCounted && isMoving();
  useVictory(outcome !== null && !counting);
  const openLog = useCallback(() => setSide('log'), []);
  const goTo = useCallback((at: number) => navigate(`${replayPage}?at=${at}`), [navigate, replayPage]);
  const showMe = useCallback((at: number) => navigate(`${replayPage}?at=${at}&play`), [navigate, replayPage]);
  const sayMove = (choice: Choice) => state.sayMove(choice.move);
  const tell = (error: unknown) => {
    const { phrase, clause } = refusalWords(error);
    state.showRefusal({ text: say(phrase), clause });
  };
  const act = (work: Promise<void>) => {
    setBusy(true);
    work.catch(tell).finally(() => setBusy(false));
  };
  const play = (choice: Choice) =>
    act(
      session.play(choice.notation, seq).then(() => {
        // A guide has answered a mistake: the position is as it was, and the learner chooses anew.
        if (guide !== undefined && session.snapshot().seq === seq) chooser.clear();
      }),
    );
  const confirm = () => {
    const { staged } = chooser.narrowing;
    if (staged !== null && !busy) play(staged);
  };
  confirmStaged.current = confirm;
  const latestTell = useRef(tell);
  latestTell.current = tell;
  useEffect(() => {
    if (trouble !== null) latestTell.current(trouble);
  }, [trouble]);
  useAutoConfirm(chooser, confirm);
  const area = useRef<HTMLElement>(null);
  const { unseen } = useStepsIn(area);
  const isSeen = unseen === undefined;
  const standing = useStandingAnswer(board, snapshot, decision, chooser, play, isSeen);
  useScrollToChoices(chooser.narrowing, isSeen);
  const { undo: undoTo } = snapshot;
  const undo = undoTo === null ? null : () => act(session.undo(undoTo));
  const hint = hints.allowed && guide === undefined ? hints.ask : null;
  const latest = useRef({ confirm, undo, chooser, hint });
  latest.current = { confirm, undo, chooser, hint };
  useKeys(
    useMemo(
      () => ({
        confirm: () => latest.current.confirm(),
        undo: () => latest.current.undo?.(),
        back: () => latest.current.chooser.clear(),
        help: () => setMenu('keys'),
        hint: () => latest.current.hint?.(),
        text: () => setSetting({ textTable: !useSettings.getState().textTable }),
        log: () => document.querySelector<HTMLElement>('.log')?.focus(),
      }),
      [setSetting],
    ),
  );
  const mine = snapshot.moves.length > 0;
  const unread = useUnread(snapshot.chat, side === 'chat');
  const seen = useMemo(() => lastOfOwnTurn(board, snapshot.log, viewer), [board, snapshot.log, viewer]);
  useYourTurn(mine, ui('table.your-turn'), say('game.name'));
  useEffect(() => {
    const { picks, staged } = chooser.narrowing;
    const beyond = chooser.beyond.map(({ notation }) => notation);
    // Whoever asks from outside is told of what can be seen.
    if (!isSeen) {
      delete window.belfryTable;
      return;
    }
    window.belfryTable = () => ({
      game: game.id,
      seq,
      viewer,
      view,
      moves: snapshot.moves,
      beyond,
      picks,
      staged: staged?.notation ?? null,
      waits: staged !== null && chooser.asked === true,
    });
  });

  const Window = chooser.window === null ? undefined : board.windows?.[chooser.window];
  const { Board, Hand } = board;
  // A pick changes nothing of the position: the board stays as it is, and only things whose state changes are drawn anew.
  const laid = useMemo(() => <Board view={view} />, [Board, view]);
  const held = useMemo(() => Hand !== undefined && <Hand view={view} />, [Hand, view]);
  const withHand = Hand !== undefined && typeof viewer === 'number' && !textTable;
  const waiting = model.pending.map(({ seat }) => seat).filter((seat) => snapshot.shared.includes(seat));
  const isWatching = viewer === 'spectator' && snapshot.shared.length === 0 && outcome === null;
  const curtain = snapshot.shared.length > 0 && viewer === 'spectator' && waiting.length > 0 && outcome === null;
  return (
    <TableProvider model={model} pointing={state.pointing}>
      <TableScreen
        room={spoken === undefined || spoken.length === 0 || telling ? board.room : `${board.room} guided`}
        choosing={mine}
        seq={seq}
        viewer={viewer}
        game={game.id}
      >
        <Status
          counting={counting}
          guided={telling ? null : (guide?.headline ?? null)}
          ui={ui}
          game={game}
          board={board}
          snapshot={snapshot}
          state={state}
          hint={hint}
          open={setMenu}
          openSide={setSide}
          unread={unread.count}
        />
        <Panels
          ui={ui}
          board={board}
          view={arriving ? before : view}
          clocks={snapshot.clocks}
          clockNote={clockNote}
          since={outcome === null ? (snapshot.since ?? null) : null}
          totals={outcome?.totals}
          acting={telling && group?.own === false ? group.seat : null}
        />
        <EventTicker game={game} board={board} group={group} telling={telling} seats={snapshot.seats} say={say} openLog={openLog} />
        <main ref={area} className="board-area" data-scrolls data-unseen={unseen}>
          {textTable ? (
            <TextTable
              ui={ui}
              game={game}
              view={view}
              viewer={viewer}
              choices={model.choices}
              sayMove={sayMove}
              choiceOf={chooser.choiceOf}
              play={play}
            />
          ) : (
            laid
          )}
        </main>
        {isSeen && <OffscreenChoices ui={ui} narrowing={chooser.narrowing} />}
        {isSeen && <ScrollToOwnArea ui={ui} seq={seq} />}
        <div className={`tray ${withHand ? '' : 'tray-bare'}`} data-scrolls>
          {withHand && held}
          {isWatching && <p className="watching">{say('watching.you')}</p>}
          <ActionBar
            ui={ui}
            board={board}
            chooser={chooser}
            homeless={state.homeless}
            sayMove={sayMove}
            undo={undo}
            busy={busy}
            confirm={confirm}
          >
            <StandingAnswer control={standing} say={say} />
            <AnswersInAdvance answers={inAdvance} />
          </ActionBar>
        </div>
        <div className="side-column">
          {guide?.panel ?? (
            <HintStrip
              ui={ui}
              game={game}
              board={board}
              chooser={chooser}
              decision={decision}
              hints={hints}
              log={snapshot.log}
              coaching={coaching}
              ask={(wish) => askCoach(replayPage, wish)}
              first={seen === 0}
              point={state.point}
            />
          )}
          <Side
            ui={ui}
            game={game}
            board={board}
            snapshot={snapshot}
            seen={seen}
            unread={unread.count}
            tab={side}
            setTab={setSide}
            point={state.point}
            say={(text) => void session.say(text).catch(tell)}
            sayPhrase={(phrase) => void session.sayPhrase(phrase).catch(tell)}
            goTo={goTo}
            showMe={showMe}
            words={say}
          />
        </div>
        {outcome !== null && guide === undefined && (
          <Ending
            ui={ui}
            game={game}
            board={board}
            session={session}
            snapshot={snapshot}
            say={say}
            replayPage={replayPage}
            counting={counting}
            counted={() => setCounted(true)}
            again={again}
            next={next}
            point={state.point}
          />
        )}
        {curtain && <Curtain ui={ui} seats={snapshot.seats} next={waiting} take={(seat) => act(session.take(seat))} />}
        {Window !== undefined && (
          <Window view={view} accepts={chooser.accepts} propose={(move) => chooser.propose(chooser.choiceOf(move))} close={chooser.clear} />
        )}
        {unread.toast !== null && (
          <button type="button" className="chat-toast" onClick={() => setSide('chat')} data-toast>
            <b>{unread.toast.who}</b> {lineText(ui, unread.toast)}
          </button>
        )}
        <RefusalNotice refusal={state.refusal} rulesPage={model.rulesPage} />
        <CloseupLayer ui={ui} looking={state.looking} rulesPage={model.rulesPage} close={state.lookAway} />
        <MotionLayer ref={motion} board={board} viewer={viewer} seq={seq} arriving={setArriving} />
        <TableMenus
          ui={ui}
          say={say}
          game={game}
          hints={hints.allowed}
          menu={menu}
          replayPage={replayPage}
          session={session}
          more={more}
          coach={guide === undefined ? { wish: coaching, ask: (wish) => askCoach(replayPage, wish), mayAdvise: hints.mayAdvise } : null}
          open={setMenu}
          fail={tell}
          close={() => setMenu(null)}
        />
      </TableScreen>
    </TableProvider>
  );
}

/** What a group is about. Whose it is shows on the panel anyway. */
function thingsOf(board: BoardModule, group: EventGroup | null): string[] {
  return (group?.events ?? []).flatMap((event) => board.eventThings(event)).filter((id) => !/^seat:.$/.test(id));
}
