import { TableProvider } from '@belfry/board-kit';
import { findGameCard } from '@belfry/games/page/game-cards';
import { itemAt, type Phrase, type Seat, type Viewer } from '@belfry/kernel';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { Ellipsis, Link2, List, X } from '../../icons/index.ts';
import type { Moment, RecordedSession, Snapshot } from '../../match/session.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { saveLogFile } from '../../parts/match-file.ts';
import { Choice } from '../../parts/settings-form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useTableModel } from '../../table/choice/use-table-model.ts';
import { Log } from '../../table/events/log.tsx';
import { Panels } from '../../table/frame/panels.tsx';
import { TableScreen } from '../../table/frame/table-screen.tsx';
import { CloseupLayer } from '../../table/viewport/closeup-layer.tsx';
import type { LoadedGame } from '../match-loader/use-game.ts';
import { Controls, type ControlsProps } from './controls.tsx';
import { Hands } from './hands.tsx';
import { type ReplaySay, useReplaySay } from './text/index.ts';
import '../../table/frame/side.css';
import './replay.css';

interface ReplayTableProps extends Omit<ControlsProps, 'say' | 'seats' | 'children'> {
  readonly session: RecordedSession;
  readonly snapshot: Snapshot;
  readonly loaded: LoadedGame;
  readonly viewer: Viewer;
  /** The viewers that the user may choose. */
  readonly viewers: readonly Viewer[];
  /** The page of the table. */
  readonly table: string;
  /** The page of the move-by-move review. */
  readonly mirror: string;
  readonly problem: Phrase | null;
  see(viewer: Viewer): void;
  playOn(): void;
}

/** The panel that covers the table on a narrow screen. */
type Opened = 'log' | 'more';

/** A moment of a match on the board, with the timeline below it and the log beside it. */
export function ReplayTable(props: ReplayTableProps) {
  const { snapshot, loaded, moments, at, viewer, viewers, analysis, atOnce, problem, see, goTo, goToEntry } = props;
  const { game, board } = loaded;
  const { seats } = snapshot;
  const say = useReplaySay(
    loaded,
    useCallback((seat) => seats[seat]?.name ?? `${seat + 1}`, [seats]),
  );
  const moment = itemAt(moments, at);
  const [open, setOpen] = useState<Opened | null>(null);
  const log = useMemo(() => moments.map(({ entry }) => entry), [moments]);
  const past = useMemo<Snapshot>(
    () => ({ ...snapshot, view: moment.view, viewer, seq: moment.seq, moves: [], undo: null, outcome: moment.outcome, log }),
    [snapshot, moment, viewer, log],
  );
  // A replay is read-only.
  const state = useTableModel(game, board, past, () => {}, undefined, seats, snapshot.viewer);
  const order = board.order(moment.view);
  const hands = useMemo<readonly Seat[]>(() => (viewer === 'open' ? order : typeof viewer === 'number' ? [viewer] : []), [viewer, order]);
  const { Board } = board;
  return (
    <TableProvider model={state.model} pointing={state.pointing}>
      <TableScreen room={`replay ${board.room}`} seq={moment.seq} viewer={viewer} game={game.id}>
        <Status say={say} board={board} view={moment.view} at={at} last={moments.length - 1} open={setOpen}>
          <Actions say={say} {...props} />
        </Status>
        <Panels board={board} view={moment.view} clocks={[]} totals={moment.outcome?.totals} />
        <main className="board-area" data-scrolls>
          <Board view={moment.view} />
        </main>
        <div className="replay-below">
          <Hands say={say} board={board} view={moment.view} state={state} of={hands} />
          <section className="tray tray-bare replay-tray" aria-label={say('replay.tools')}>
            <Controls
              say={say}
              at={at}
              moments={moments}
              seats={seats}
              analysis={analysis}
              atOnce={atOnce}
              goTo={goTo}
              goToEntry={goToEntry}
            >
              <Choice
                label={say('replay.as')}
                values={viewers.map(String)}
                value={String(viewer)}
                name={(value) => (value === 'open' ? say('replay.open') : (seats[Number(value)]?.name ?? value))}
                set={(value) => see(viewers.find((each) => String(each) === value) ?? viewer)}
              />
            </Controls>
            <p role="alert" className="problem">
              {problem !== null && say(problem)}
            </p>
          </section>
        </div>
        <Story say={say} isOpen={open === 'log'} close={() => setOpen(null)}>
          <Log
            say={say}
            game={game}
            board={board}
            log={log}
            seats={seats}
            viewer={viewer}
            seen={moment.seq - 1}
            now={moment.seq}
            point={state.point}
            goTo={goToEntry}
          />
        </Story>
        {open === 'more' && (
          <Sheet say={say} title={say('replay.more')} close={() => setOpen(null)}>
            <Actions say={say} {...props} />
          </Sheet>
        )}
        <CloseupLayer say={say} looking={state.looking} rulesPage={state.model.rulesPage} close={state.lookAway} />
      </TableScreen>
    </TableProvider>
  );
}

interface StatusProps {
  readonly say: ReplaySay;
  readonly board: LoadedGame['board'];
  readonly view: Moment['view'];
  readonly at: number;
  readonly last: number;
  readonly children: ReactNode;
  open(what: Opened): void;
}

/** The number of the moment, the match, and the actions for it. */
function Status({ say, board, view, at, last, children, open }: StatusProps) {
  return (
    <header className="status">
      <Link href={to.home()} className="status-home replay-home" aria-label={say('home.go')}>
        <Mark size={34} />
      </Link>
      <div className="status-words">
        <h1 className="status-sentence">{say('replay.title')}</h1>
        <p className="status-progress">
          <span>{say('game.name')}</span>
          <span>{say(board.progress(view))}</span>
          <span>{say('replay.of', { at, all: last })}</span>
        </p>
      </div>
      <div className="replay-actions">{children}</div>
      <nav className="status-tools" aria-label={say('table.tools')}>
        <IconButton icon={List} className="only-narrow" label={say('table.log')} onClick={() => open('log')} data-open="log" />
        <IconButton icon={Ellipsis} className="only-narrow" label={say('replay.more')} onClick={() => open('more')} data-open="more" />
      </nav>
    </header>
  );
}

/** The log: beside the table, or over it on a narrow screen. */
function Story({ say, isOpen, close, children }: { say: ReplaySay; isOpen: boolean; close(): void; children: ReactNode }) {
  return (
    <div className="side-column">
      <aside className={`side ${isOpen ? 'side-open' : ''}`} aria-label={say('table.log')}>
        <div className="side-tabs only-narrow">
          <h2>{say('table.log')}</h2>
          <IconButton icon={X} label={say('close')} onClick={close} />
        </div>
        {children}
      </aside>
    </div>
  );
}

/** The actions for a moment or for the match. */
function Actions({
  say,
  session,
  snapshot,
  table,
  mirror,
  playOn,
}: Pick<ReplayTableProps, 'session' | 'snapshot' | 'table' | 'mirror' | 'playOn'> & { say: ReplaySay }) {
  const over = snapshot.status === 'over';
  return (
    <div className="help-links">
      <CopyLink say={say} />
      {over && (
        <button type="button" className="button" onClick={playOn} data-play-on>
          {say('replay.play-on')}
        </button>
      )}
      {over && (
        <button type="button" className="button" onClick={() => void session.exportLog().then((log) => saveLogFile(snapshot.game, log))}>
          {say('replay.export')}
        </button>
      )}
      {over && findGameCard(snapshot.game)?.judged === true && (
        <Link className="button" href={mirror} data-mirror-link>
          {say('replay.mirror')}
        </Link>
      )}
      <Link className="button" href={table}>
        {say('replay.table')}
      </Link>
    </div>
  );
}

function CopyLink({ say }: { say: ReplaySay }) {
  const [done, setDone] = useState(false);
  return (
    <button type="button" className="button" onClick={() => void navigator.clipboard.writeText(location.href).then(() => setDone(true))}>
      <Link2 />
      {say(done ? 'lobby.copied' : 'replay.link')}
    </button>
  );
}
