import { TableProvider } from '@belfry/board-kit';
import type { Seat, Viewer } from '@belfry/kernel';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Link2, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { saveLogFile } from '../parts/match-file.ts';
import { Choice } from '../parts/settings-form.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { openLocalTable } from '../session/local/local-session.ts';
import { newLocalTable } from '../session/local/new-table.ts';
import { openServerTable } from '../session/server/server-session.ts';
import type { Moment, Snapshot, TableSession } from '../session/session.ts';
import { CloseupLayer } from '../table/closeup-layer.tsx';
import { Log } from '../table/log.tsx';
import { Panels } from '../table/panels.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { useSession } from '../table/use-session.ts';
import { useTableModel } from '../table/use-table-model.ts';
import { type Ui, useUi } from '../text/speech.ts';
import { type LoadedGame, useGame } from './use-game.ts';
import { useHeld } from './use-held.ts';
import { NotHere, Waiting } from './waiting.tsx';
import '../table/side.css';
import './replay-page.css';

interface Source {
  readonly where: 'play' | 'table';
  readonly id: string;
}

/** Any moment of a match: a finished one from every side, a running one from your own. */
export function ReplayPage({ where, id }: Source) {
  const session = useHeld(() => (where === 'play' ? openLocalTable(id, null) : openServerTable(id)));
  return session === null ? <Waiting /> : <Loading where={where} id={id} session={session} />;
}

function Loading({ where, id, session }: Source & { session: TableSession }) {
  const snapshot = useSession(session);
  const found = useGame(snapshot.status === 'missing' ? null : snapshot.game, snapshot.rules);
  if (snapshot.status === 'missing' || found === 'missing') return <NotHere />;
  if (snapshot.status === 'loading' || found === null) return <Waiting />;
  return <Replay where={where} id={id} session={session} snapshot={snapshot} loaded={found} />;
}

const SPEEDS = ['1', '2', '4'] as const;

function Replay({ where, id, session, snapshot, loaded }: Source & { session: TableSession; snapshot: Snapshot; loaded: LoadedGame }) {
  const ui = useUi();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const over = snapshot.outcome !== null;
  const own: Viewer = typeof snapshot.viewer === 'number' ? snapshot.viewer : 'spectator';
  const [viewer, setViewer] = useState<Viewer>(readViewer(query.get('as'), over) ?? (over ? 'open' : own));
  const [playAtOnce] = useState(query.has('play'));
  const [moments, setMoments] = useState<readonly Moment[] | null>(null);
  useEffect(() => {
    session.moments(viewer).then(setMoments, () => setMoments([]));
  }, [session, viewer]);
  const { problem, attempt } = useAttempt();
  const asked = query.get('at');
  const at = moments === null ? -1 : indexOf(moments, asked === null ? 0 : Number(asked));
  const moment = moments?.[at];
  const goTo = (index: number) => {
    const seq = moments?.[Math.min(Math.max(0, index), moments.length - 1)]?.seq ?? 0;
    navigate(`/replay/${where}/${id}?at=${seq}&as=${viewer}`, { replace: true });
  };
  if (moments !== null && moment === undefined) return <NotHere />;
  if (moment === undefined || moments === null) return <Waiting />;
  const playOn = async () => {
    const log = await session.exportLog();
    const { key: _, keyHash: __, ...header } = log.header;
    const seats = snapshot.seats.map((seat) => ({
      ...seat,
      ...(seat.kind === 'you' || seat.kind === 'bot' ? {} : { kind: 'bot' as const, level: 'apprentice' }),
    }));
    const table = await newLocalTable({
      game: snapshot.game,
      players: seats.length,
      people: [],
      level: 'apprentice',
      options: snapshot.options,
      seats,
      log: { header, entries: log.entries.slice(0, moment.seq) },
    });
    navigate(`/play/${table}`);
  };
  const viewers: readonly string[] = over ? ['open', ...snapshot.seats.map(({ seat }) => String(seat))] : [String(own)];
  return (
    <ReplayTable ui={ui} snapshot={snapshot} loaded={loaded} moment={moment} viewer={viewer} goTo={(seq) => goTo(indexOf(moments, seq))}>
      <Controls ui={ui} at={at} moments={moments} goTo={goTo} atOnce={playAtOnce} />
      <div className="replay-more">
        <Choice
          label={ui('replay.as')}
          values={viewers}
          value={String(viewer)}
          name={(value) => (value === 'open' ? ui('replay.open') : (snapshot.seats[Number(value)]?.name ?? value))}
          set={(value) => setViewer(readViewer(value, over) ?? own)}
        />
        <p role="alert" className="problem">
          {problem !== null && ui(problem)}
        </p>
        <div className="help-links">
          <CopyLink ui={ui} />
          {over && (
            <button type="button" className="button" onClick={() => attempt(playOn)} data-play-on>
              {ui('replay.play-on')}
            </button>
          )}
          {over && (
            <button
              type="button"
              className="button"
              onClick={() => void session.exportLog().then((log) => saveLogFile(snapshot.game, log))}
            >
              {ui('replay.export')}
            </button>
          )}
          <Link className="button" href={`/${where}/${id}`}>
            {ui('replay.table')}
          </Link>
        </div>
      </div>
    </ReplayTable>
  );
}

function readViewer(text: string | null, over: boolean): Viewer | null {
  if (text === 'open') return over ? 'open' : null;
  return text !== null && /^\d$/.test(text) ? (Number(text) satisfies Seat) : null;
}

/** The last moment not after that entry. */
function indexOf(moments: readonly Moment[], seq: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.seq <= seq),
  );
}

function ReplayTable({
  ui,
  snapshot,
  loaded,
  moment,
  viewer,
  goTo,
  children,
}: {
  ui: Ui;
  snapshot: Snapshot;
  loaded: LoadedGame;
  moment: Moment;
  viewer: Viewer;
  goTo(seq: number): void;
  children: ReactNode;
}) {
  const { game, board } = loaded;
  const past = useMemo<Snapshot>(
    () => ({
      ...snapshot,
      view: moment.view,
      viewer,
      seq: moment.seq,
      moves: [],
      undo: null,
      outcome: moment.outcome,
      log: snapshot.log.filter(({ seq }) => seq <= moment.seq),
    }),
    [snapshot, moment, viewer],
  );
  // Nothing can be played in the past.
  const state = useTableModel(game, board, past, () => {});
  const { Board, Hand } = board;
  return (
    <TableProvider model={state.model} pointing={state.pointing}>
      <TableScreen room={`replay ${board.room}`} seq={moment.seq} viewer={viewer} game={game.id}>
        <header className="status">
          <div className="status-words">
            <h1 className="status-sentence">{ui('replay.title')}</h1>
            <p className="status-progress">
              <span>{state.say('game.name')}</span>
              <span>{state.say(board.progress(moment.view))}</span>
            </p>
          </div>
        </header>
        <Panels ui={ui} board={board} view={moment.view} clocks={[]} />
        <main className="board-area" data-scrolls>
          <Board view={moment.view} />
          {Hand !== undefined && typeof viewer === 'number' && <Hand view={moment.view} />}
        </main>
        <section className="tray replay-tray" data-scrolls aria-label={ui('replay.tools')}>
          {children}
        </section>
        <aside className="side" aria-label={ui('table.log')}>
          <Log
            ui={ui}
            game={game}
            board={board}
            log={past.log}
            say={state.say}
            seats={past.seats}
            seen={moment.seq - 1}
            point={state.point}
            goTo={goTo}
          />
        </aside>
        <CloseupLayer ui={ui} looking={state.looking} rulesPage={state.model.rulesPage} close={state.lookAway} />
      </TableScreen>
    </TableProvider>
  );
}

interface ControlsProps {
  readonly ui: Ui;
  readonly at: number;
  readonly moments: readonly Moment[];
  /** Play by itself from the start. */
  readonly atOnce: boolean;
  goTo(index: number): void;
}

function Controls({ ui, at, moments, atOnce, goTo }: ControlsProps) {
  const [playing, setPlaying] = useState(atOnce);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const last = moments.length - 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => goTo(at + 1), 1200 / Number(speed));
    return () => window.clearTimeout(timer);
  });
  return (
    <div className="replay-controls">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={ui('replay.moment')}
        aria-valuetext={ui('replay.at', { at, all: last, round: moments[at]?.round ?? 0 })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div className="replay-buttons">
        <Step label={ui('replay.first')} act={() => goTo(0)} icon={<ChevronFirst aria-hidden="true" />} />
        <Step label={ui('replay.back')} act={() => goTo(at - 1)} icon={<ChevronLeft aria-hidden="true" />} />
        <Step
          label={ui(playing ? 'replay.pause' : 'replay.play')}
          act={() => setPlaying(!playing)}
          icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        />
        <Step label={ui('replay.on')} act={() => goTo(at + 1)} icon={<ChevronRight aria-hidden="true" />} />
        <Step label={ui('replay.last')} act={() => goTo(last)} icon={<ChevronLast aria-hidden="true" />} />
        <span className="replay-at">{ui('replay.at', { at, all: last, round: moments[at]?.round ?? 0 })}</span>
        <Choice label={ui('replay.speed')} values={SPEEDS} value={speed} bare name={(value) => `${value}×`} set={setSpeed} />
      </div>
    </div>
  );
}

function Step({ label, act, icon }: { label: string; act(): void; icon: ReactNode }) {
  return (
    <button type="button" className="button button-icon" aria-label={label} title={label} onClick={act}>
      {icon}
    </button>
  );
}

function CopyLink({ ui }: { ui: Ui }) {
  const [done, setDone] = useState(false);
  return (
    <button type="button" className="button" onClick={() => void navigator.clipboard.writeText(location.href).then(() => setDone(true))}>
      <Link2 aria-hidden="true" />
      {ui(done ? 'lobby.copied' : 'replay.link')}
    </button>
  );
}
