import { TableProvider } from '@belfry/board-kit';
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import type { Seat } from '@belfry/kernel';
import { extendLog } from '@belfry/live';
import { act, type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { LocalTable } from '../src/match/local/local-table.ts';
import { seatsFor } from '../src/match/local/new-table.ts';
import type { SavedTable } from '../src/match/local/saves.ts';
import type { ChatLine, Snapshot, TableSession } from '../src/match/session.ts';
import { ChoiceProvider } from '../src/table/choice/choice-context.tsx';
import { useChoiceAt } from '../src/table/choice/use-choice-at.ts';
import { useTableModel } from '../src/table/choice/use-table-model.ts';
import { useCoach } from '../src/table/coach/use-coach.ts';
import { useDoubt } from '../src/table/coach/use-doubt.ts';
import type { Guide } from '../src/table/context/guide.ts';
import { TableInfoProvider, useTableInfo } from '../src/table/context/table-context.tsx';
import { useSession } from '../src/table/context/use-session.ts';
import { useTableInfoOf } from '../src/table/context/use-table-info.ts';
import { type Frame, FrameProvider, useFrameAround } from '../src/table/frame/frame-context.tsx';
import { useBoardZoom } from '../src/table/viewport/use-board-zoom.ts';

/** A match played in the test: the real rules and the real table, without a worker or a save. */
export interface TestMatch extends TableSession {
  readonly table: LocalTable;
  /** Every move requested, in notation. */
  readonly played: string[];
  /** Plays the others' first legal moves until a person here has to decide or the match is over. */
  letOthersMove(): void;
  /** Changes parts of the snapshot besides the position. */
  beside(change: Partial<Snapshot>): void;
}

export interface TestTable {
  readonly game: Awaited<ReturnType<typeof loadRules>>;
  readonly board: NonNullable<Awaited<ReturnType<typeof loadBoard>>>;
  readonly match: TestMatch;
}

interface Wanted {
  readonly game?: string;
  readonly people?: readonly string[];
  readonly players?: number;
  readonly session?: Partial<TableSession>;
}

/** Creates a table with these people, and bots in the other seats. */
export async function layTable({ game: id = 'citadels', people = ['Ann'], players = 3, session = {} }: Wanted = {}): Promise<TestTable> {
  const game = await loadRules(id);
  const board = await loadBoard(id);
  if (board === null) throw new Error(`${id} has no board`);
  const saved: SavedTable = {
    ...{ id: 'here', game: id, options: {}, key: 'k', log: null, round: 1, waiting: true, over: false, updated: 7 },
    seats: seatsFor(players, people, 'random', undefined),
  };
  return { game, board, match: play(new LocalTable(game, saved), session) };
}

function play(table: LocalTable, session: Partial<TableSession>): TestMatch {
  const listeners = new Set<() => void>();
  const played: string[] = [];
  let shown: Partial<Snapshot> = {};
  const look = (): Snapshot => ({ ...table.snapshot(), log: extendLog([], table.steps(-1)), ...shown });
  let snapshot = look();
  const change = (work: () => void): void => {
    work();
    snapshot = look();
    act(() => {
      for (const listener of listeners) listener();
    });
  };
  const seatOfScreen = (): Seat => table.asking();
  return {
    table,
    played,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async play(move, seq) {
      played.push(move);
      change(() => table.play(seatOfScreen(), { id: `p${played.length}`, move, seq }, 1));
    },
    undo: async (to) => change(() => table.undo(seatOfScreen(), { id: `u${to}`, to, seq: table.seq }, 1)),
    take: async (viewer) => change(() => table.take(viewer)),
    moments: async (viewer) => table.moments(viewer),
    exportLog: async () => table.file(),
    close: () => {},
    ...session,
    letOthersMove: () =>
      change(() => {
        for (let bot = table.nextBot(); bot !== null && snapshot.outcome === null; bot = table.nextBot())
          table.playBot(bot, table.questionFor(bot).legal[0] ?? '', table.seq, 1);
      }),
    beside: (next) =>
      change(() => {
        shown = { ...shown, ...next };
      }),
  };
}

/** Plays first legal moves for everyone until the condition holds. */
export function playUntil({ match }: TestTable, found: (snapshot: Snapshot) => boolean): void {
  const { table } = match;
  for (let n = 0; !found(match.snapshot()); n++) {
    if (n > 3000) throw new Error('it never came to that');
    const bot = table.nextBot();
    const [move] = table.snapshot().moves;
    if (bot !== null) table.playBot(bot, table.questionFor(bot).legal[0] ?? '', table.seq, 1);
    else if (move !== undefined) table.play(table.asking(), { id: `n${n}`, move, seq: table.seq }, 1);
    match.beside({});
  }
}

interface InTable {
  readonly guide?: Guide;
  readonly frame?: (frame: Frame) => void;
}

/** The board of the game. */
export function DrawnBoard() {
  const { board, snapshot } = useTableInfo();
  return <board.Board view={snapshot.view} />;
}

/** The container of a board. */
export function BoardArea({ children }: { children: ReactNode }) {
  const { area } = useTableInfo();
  return (
    <main ref={area} className="board-area">
      {children}
    </main>
  );
}

/** Renders a part of a table with all the context it needs. */
export function renderAt({ game, board, match }: TestTable, part: ReactNode, { guide, frame: told }: InTable = {}): RenderResult {
  function Around({ children }: { children: ReactNode }) {
    const snapshot = useSession(match);
    const confirm = useRef(() => {});
    const state = useTableModel(game, board, snapshot, () => confirm.current());
    const { say, sayMove, point, showRefusal } = state;
    const shown = { game, board, session: match, replayPage: '/replay/play/here', mirrorPage: '/mirror/play/here', guide: guide ?? null };
    const area = useRef<HTMLElement>(null);
    const info = useTableInfoOf({ ...shown, area, snapshot, latest: snapshot, say, sayMove, point, showRefusal }, null);
    const coach = useCoach(info, state.decision);
    const doubt = useDoubt(info, state.decision, state.chooser.narrowing.staged, coach.warns);
    const zoom = useBoardZoom(area, game.id, String(snapshot.seq), true);
    const choosing = useChoiceAt(info, state, true, doubt, zoom);
    confirm.current = choosing.confirm;
    const frame = useFrameAround(snapshot);
    told?.(frame);
    return (
      <TableInfoProvider value={info}>
        <ChoiceProvider value={choosing}>
          <FrameProvider value={frame}>
            <TableProvider model={state.model} pointing={state.pointing}>
              <div className="table">
                {children}
                <p data-testid="refusal">{state.refusal?.text}</p>
              </div>
            </TableProvider>
          </FrameProvider>
        </ChoiceProvider>
      </TableInfoProvider>
    );
  }
  return render(<Around>{part}</Around>);
}

export const line = (id: number, text: string, own = false): ChatLine => ({ id: String(id), who: own ? 'Ann' : 'Ben', own, text });
