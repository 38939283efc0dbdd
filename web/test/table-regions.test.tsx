// @vitest-environment happy-dom
import type { SeatInfo } from '@belfry/board-kit';
import type { Doubt, Judgement } from '@belfry/bots';
import type { GameEvent } from '@belfry/kernel';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from '../src/base/settings.ts';
import { ActionBar } from '../src/table/choice/action-bar.tsx';
import { useChoice } from '../src/table/choice/choice-context.tsx';
import { CoachSwitches } from '../src/table/coach/coach-switches.tsx';
import { askCoach } from '../src/table/coach/coach-wishes.ts';
import { HintStrip } from '../src/table/coach/hint-strip.tsx';
import { useCoach } from '../src/table/coach/use-coach.ts';
import { useTableInfo } from '../src/table/context/table-context.tsx';
import type { EventGroup } from '../src/table/events/event-groups.ts';
import { EventTicker } from '../src/table/events/event-ticker.tsx';
import type { Motion } from '../src/table/events/use-follower.ts';
import { GameOver } from '../src/table/game-over/game-over.tsx';
import { MotionLayer } from '../src/table/motion/motion-layer.tsx';
import { Table } from '../src/table/table.tsx';
import { CloseupLayer } from '../src/table/viewport/closeup-layer.tsx';
import { OffscreenChoices } from '../src/table/viewport/offscreen-choices.tsx';
import { plainBoard } from '../src/table/viewport/plain-board.tsx';
import { ScrollToOwnArea } from '../src/table/viewport/scroll-to-own-area.tsx';
import { BoardArea, DrawnBoard, layTable, playUntil, renderAt, type TestTable } from './table-fixture.tsx';
import { voice } from './voice.ts';

/** A fake coach with a single answer. */
const master = vi.hoisted(() => ({ hints: [] as Pick<Judgement, 'move'>[], doubt: null as Doubt | null }));
vi.mock('../src/match/local/hint-worker.ts', () => ({
  openHintWorker: () => ({
    hint: async () => ({ hints: master.hints, claims: undefined }),
    doubt: async () => master.doubt,
    analyse: async () => {
      throw new Error('nobody judges here');
    },
    close: () => {},
  }),
}));

const click = (element: Element | null | undefined) => {
  if (element == null) throw new Error('there is nothing to click');
  return act(async () => void fireEvent.click(element));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSettings.getState().set({ language: 'en', confirm: 'always', pace: 'instant', motion: 'off', textTable: false, coachOffered: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Gives elements the boxes that a browser would measure, by their top and height. */
function lay(tops: (element: Element) => { top: number; height: number } | undefined): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, height } = tops(this) ?? { top: 0, height: 0 };
    return new DOMRect(0, top, 100, height);
  });
}

describe('choices out of view', () => {
  it('choices below the frame are counted, and one click scrolls to them', async () => {
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    lay((element) =>
      element.matches('.board-area')
        ? { top: 0, height: 300 }
        : element.matches('[data-state="lit"]')
          ? { top: 900, height: 40 }
          : undefined,
    );
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    renderAt(
      table,
      <>
        <BoardArea>
          <DrawnBoard />
        </BoardArea>
        <OffscreenChoices />
      </>,
    );
    const count = document.querySelectorAll('.board-area [data-thing][data-state="lit"]').length;
    await vi.waitFor(() => expect(document.querySelector('.lit-below')?.textContent).toBe(String(count)));
    expect(document.querySelector('.lit-above')).toBeNull();
    await click(document.querySelector('.lit-below'));
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('a button leads to one’s own area once it is out of view', async () => {
    const table = await layTable({ game: 'bruges' });
    playUntil(table, ({ moves }) => moves.length > 1);
    let see = (_entries: unknown[]): void => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: typeof see) {
          see = tell;
        }
        observe() {}
        disconnect() {}
      },
    );
    try {
      renderAt(
        table,
        <>
          <BoardArea>
            <div data-own />
          </BoardArea>
          <ScrollToOwnArea />
        </>,
      );
      const entry = (intersectionRatio: number) => [
        { intersectionRatio, boundingClientRect: { top: 900 }, intersectionRect: { height: 0 }, rootBounds: { top: 0, height: 300 } },
      ];
      act(() => see(entry(0)));
      expect(screen.getByRole('button').getAttribute('data-go')).toBe('own');
      act(() => see(entry(1)));
      expect(screen.queryByRole('button')).toBeNull();
      // A busy page tells of several moments at once.
      act(() => see([...entry(1), ...entry(0)]));
      expect(screen.getByRole('button').getAttribute('data-go')).toBe('own');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a closeup', () => {
  const closeup = { title: 'Castle', text: ['Costs four gold.'], clause: 'CIT-7.1' };
  const layer = (pinned: boolean, reason: string | null, close = () => {}) => (
    <CloseupLayer
      say={voice('en')}
      looking={{ closeup, at: document.body, pinned, reason: reason === null ? null : { text: reason, clause: 'CIT-7.3' } }}
      rulesPage={(clause) => `/rules/citadels#${clause}`}
      close={close}
    />
  );

  it('floats beside its item, hidden from screen readers', () => {
    render(layer(false, null));
    const paper = document.querySelector('.closeup-float');
    expect(paper?.getAttribute('aria-hidden')).toBe('true');
    expect(paper?.textContent).toContain('Costs four gold.');
  });

  it('stays as a sheet with the reason why it cannot be chosen, and the clauses', () => {
    render(layer(true, 'You cannot pay for it.'));
    expect(document.querySelector('.closeup-reason')?.textContent).toContain('You cannot pay for it.');
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/rules/citadels#CIT-7.3',
      '/rules/citadels#CIT-7.1',
    ]);
  });
});

it('a game without a board is shown as text', async () => {
  const table = await layTable();
  playUntil(table, ({ moves }) => moves.length > 1);
  const told: TestTable = { ...table, board: plainBoard(table.game) };
  renderAt(told, <DrawnBoard />);
  expect(document.querySelectorAll('.plain-board section').length).toBe(table.game.report(table.match.snapshot().view).length);
});

describe('what happens', () => {
  it('are announced in a sentence, and the log has the rest', async () => {
    const table = await layTable();
    playUntil(table, ({ log }) => log.some(({ seat, events }) => seat === 1 && events.length > 0));
    const entry = table.match.snapshot().log.findLast(({ seat, events }) => seat === 1 && events.length > 0);
    if (entry === undefined) throw new Error('nothing happened');
    const group: EventGroup = { key: 'k', seq: entry.seq, seat: 1, own: false, events: entry.events, after: null };
    const openLog = vi.fn();
    renderAt(table, <EventTicker group={group} telling openLog={openLog} />);
    expect(document.querySelector('.telling-now')).not.toBeNull();
    expect(screen.getByRole('button').textContent).not.toBe('');
    await click(screen.getByRole('button'));
    expect(openLog).toHaveBeenCalledTimes(1);
  });

  it('is announced whole, though only three sentences are shown', async () => {
    const table = await layTable();
    const events = [1, 2, 3, 4].map((gold) => ({ type: 'took-gold', clause: 'CIT-6.1', seat: gold % 2, gold }) as GameEvent);
    const group: EventGroup = { key: 'k', seq: 1, seat: 1, own: false, events, after: null };
    renderAt(table, <EventTicker group={group} telling openLog={() => {}} />);
    expect(document.querySelector('.telling-more')?.textContent).toMatch(/3 gold\.$/);
    expect(document.querySelector('[aria-live] > .hidden-text')?.textContent).toContain('4 gold');
  });

  it('is announced before what follows it at once, out of sight', async () => {
    const table = await layTable();
    const taken = (seat: number): EventGroup => ({
      ...{ key: `${seat}`, seq: seat, seat, own: seat === 0, after: null },
      events: [{ type: 'took-gold', clause: 'CIT-6.1', seat, gold: 2 } as GameEvent],
    });
    renderAt(table, <EventTicker group={taken(1)} passed={[taken(0)]} telling openLog={() => {}} />);
    const [first, second] = document.querySelector('[aria-live]')?.children ?? [];
    expect(first?.className).toBe('hidden-text');
    expect(first?.textContent).toContain('Ann');
    expect(second?.textContent).not.toContain('Ann');
  });

  it('shows motion over the table only where the settings allow it', async () => {
    const table = await layTable();
    const board = {
      ...table.board,
      flights: () => [{ from: 'bank', to: 'purse', icon: 'M0 0', tone: 'gold' as const }],
      beat: () => 'blow' as const,
      eventThings: () => ['purse', 'bank'],
    };
    lay((element) => (element.hasAttribute('data-place') ? { top: 100, height: 20 } : undefined));
    const animate = vi.fn((_steps: { readonly offset: number }[], _timing: KeyframeAnimationOptions) => ({}));
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    Object.assign(Element.prototype, { animate });
    try {
      const motion = createRef<Motion>();
      render(
        <div className="table">
          <span data-place="bank" />
          <span data-place="purse" />
          <MotionLayer ref={motion} board={board} viewer={0} seq={1} arriving={() => {}} tell={({ type }) => `told: ${type}`} />
        </div>,
      );
      const group: EventGroup = { key: 'k', seq: 1, seat: 1, own: false, events: [{ type: 'paid', clause: 'X-1' }], after: null };
      expect(motion.current?.depart(group)).toBe(0);
      motion.current?.strike(group);
      expect(document.querySelectorAll('.flight, .beat')).toHaveLength(0);
      useSettings.getState().set({ motion: 'normal' });
      expect(motion.current?.depart(group)).toBeGreaterThan(0);
      expect(document.querySelectorAll('.flight .coin')).toHaveLength(1);
      motion.current?.strike(group);
      expect(document.querySelectorAll('.beat-blow')).toHaveLength(1);
      expect(document.querySelector('.beat-words')?.textContent).toBe('told: paid');
      // Most of its time the sign is seen whole.
      const sign = animate.mock.contexts.indexOf(document.querySelector('.beat'));
      const [steps, timing] = animate.mock.calls[sign] ?? [];
      expect(steps?.[2]?.offset - steps?.[1]?.offset).toBeGreaterThan(0.5);
      expect(timing?.easing).toBeUndefined();
      motion.current?.strike(group);
      expect(document.querySelectorAll('.beat-words')).toHaveLength(1);
    } finally {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(Element.prototype, 'animate');
    }
  });
});

describe('the coach', () => {
  function Coach({ first = false }: { first?: boolean }) {
    const coach = useCoach(useTableInfo(), useChoice().decision);
    return (
      <>
        <HintStrip coach={coach} first={first} />
        {coach.hint !== null && (
          <button type="button" onClick={coach.hint}>
            ask
          </button>
        )}
        {coach.control !== null && <CoachSwitches control={coach.control} />}
      </>
    );
  }

  it('offers itself once, explains what is asked, and is silent when switched off', async () => {
    useSettings.getState().set({ coachOffered: false });
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    renderAt(table, <Coach first />);
    await click(document.querySelector('.hint-offer [data-coach="yes"]'));
    expect(document.querySelector('.hint-lesson')?.textContent).toMatch(/CIT-/);
    expect(useSettings.getState().coachOffered).toBe(true);
    await click(document.querySelector('input[data-coach="explains"]'));
    expect(document.querySelector('.hint-lesson')).toBeNull();
  });

  it('shows the Master’s move, and a click stages it', async () => {
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    const [move = ''] = table.match.snapshot().moves;
    const reason = { key: 'game.name' };
    Object.assign(master, { hints: [{ move, said: table.game.sayMove(table.game.read(move)), share: 0.4, score: 20, reason }] });
    renderAt(table, <Coach />);
    await click(screen.getByText('ask'));
    await vi.waitFor(() => expect(document.querySelector('.hint-row')?.textContent).toContain('40'));
    await click(document.querySelector('.hint-row'));
    expect(document.querySelector('.hint-row')).not.toBeNull();
  });

  it('never plays its suggestion without confirmation', async () => {
    useSettings.getState().set({ confirm: 'never' });
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    const { moves, seq } = table.match.snapshot();
    const [move = ''] = moves;
    const said = table.game.sayMove(table.game.read(move));
    Object.assign(master, { hints: [{ move, said, share: 0.4, score: 20, reason: { key: 'game.name' } }], doubt: null });
    renderAt(
      table,
      <>
        <Coach />
        <ActionBar />
      </>,
    );
    await click(screen.getByText('ask'));
    await vi.waitFor(() => expect(document.querySelector('.hint-row')).not.toBeNull());
    await click(document.querySelector('.hint-row'));
    expect(document.querySelector('[data-action="confirm"]')).not.toBeNull();
    expect(table.match.snapshot().seq).toBe(seq);
  });

  it('asks once before a move that clearly loses, unless that is switched off', async () => {
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    const [move = ''] = table.match.snapshot().moves;
    const said = table.game.sayMove(table.game.read(move));
    Object.assign(master, { hints: [{ move, said, share: 0.4, score: 20, reason: { key: 'game.name' } }] });
    master.doubt = { better: { key: 'game.name' }, move, loss: 0.12 };
    askCoach('/replay/play/here', { explains: true, advises: false });
    renderAt(
      table,
      <>
        <Coach />
        <ActionBar />
      </>,
    );
    await click(screen.getByText('ask'));
    await vi.waitFor(() => expect(document.querySelector('.hint-row')).not.toBeNull());
    await click(document.querySelector('.hint-row'));
    await vi.waitFor(() => expect(document.querySelector('.caution')?.textContent).toContain('12'));
    await click(document.querySelector('input[data-coach="warns"]'));
    expect(document.querySelector('.caution')).toBeNull();
    master.doubt = null;
  });

  it('says nothing when the table settings forbid advice', async () => {
    const table = await layTable();
    playUntil(table, ({ moves }) => moves.length > 1);
    askCoach('/replay/play/here', { advises: true });
    const seats = table.match.snapshot().seats.map((seat): SeatInfo => (seat.seat === 1 ? { ...seat, kind: 'person' } : seat));
    table.match.beside({ seats });
    renderAt(table, <Coach />);
    expect(screen.queryByText('ask')).toBeNull();
    expect(document.querySelector('.hint-row, [data-coach="advises"]')).toBeNull();
  });
});

describe('the end', () => {
  const finished = async () => {
    const table = await layTable();
    playUntil(table, ({ outcome }) => outcome !== null);
    return table;
  };

  it('shows the winner, the score sheet, the score chart and the next steps', async () => {
    const table = await finished();
    const again = vi.fn();
    const { container } = renderAt(table, <GameOver counting={false} counted={() => {}} again={again} next={null} />);
    expect(container.ownerDocument.querySelector('.winner-words')?.textContent).toMatch(/\d+ points/);
    const totals = [...document.querySelectorAll('.score-sheet tfoot tr:first-child td')].map((cell) => Number(cell.textContent));
    expect(totals.toSorted((a, b) => b - a)).toEqual(table.match.snapshot().outcome?.totals.toSorted((a, b) => b - a));
    await vi.waitFor(() => expect(document.querySelectorAll('.score-line')).toHaveLength(3));
    await click(document.querySelector('[data-again]'));
    expect(again).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-mirror-link]')?.getAttribute('href')).toBe('/mirror/play/here');
  });

  it('a closed score sheet leaves the focus on the button that opens it again', async () => {
    const table = await finished();
    renderAt(table, <GameOver counting={false} counted={() => {}} again={() => {}} next={null} />);
    act(() => document.querySelector('dialog')?.close());
    expect(document.activeElement).toBe(screen.getByRole('button'));
    await click(document.activeElement);
    expect(document.querySelector('.winner-words')).not.toBeNull();
  });

  it('animates the score sheet line by line; a tap skips', async () => {
    vi.useFakeTimers();
    try {
      const table = await finished();
      const counted = vi.fn();
      renderAt(table, <GameOver counting counted={counted} again={() => {}} next={null} />);
      const first = document.querySelector('.counting-line')?.textContent;
      act(() => void vi.advanceTimersByTime(1500));
      expect(document.querySelector('.counting-line')?.textContent).not.toBe(first);
      fireEvent.pointerDown(window);
      expect(counted).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the whole table', () => {
  const show = ({ game, board, match }: TestTable) =>
    render(<Table game={game} board={board} session={match} replayPage="/replay/play/here" again={() => {}} />);

  it.each(['citadels', 'fortuna', 'bruges', 'nuremberg'])('of %s is created, and continues after a move', async (id) => {
    const table = await layTable({ game: id });
    playUntil(table, ({ moves }) => moves.length > 1);
    show(table);
    await vi.waitFor(() => expect(document.querySelector('.board-area')?.hasAttribute('data-unseen')).toBe(false));
    const { seq } = table.match.snapshot();
    expect(document.querySelector('.table')?.getAttribute('data-seq')).toBe(String(seq));
    await act(async () => table.match.play(table.match.snapshot().moves[0] ?? '', seq));
    await vi.waitFor(() => expect(Number(document.querySelector('.table')?.getAttribute('data-seq'))).toBeGreaterThan(seq));
  });

  it('has no test handle outside test builds', async () => {
    const table = await layTable();
    show(table);
    await vi.waitFor(() => expect(document.querySelector('.board-area')?.hasAttribute('data-unseen')).toBe(false));
    expect(window.belfryTable).toBeUndefined();
  });

  it('shows others’ actions at the set pace, and chat at once', async () => {
    useSettings.getState().set({ pace: 'readable' });
    const table = await layTable({ game: 'fortuna' });
    playUntil(table, ({ moves }) => moves.length > 1);
    show(table);
    await vi.waitFor(() => expect(document.querySelector('.telling')).not.toBeNull());
    const seqShown = () => Number(document.querySelector('.table')?.getAttribute('data-seq'));
    const before = seqShown();
    await act(async () => table.match.play(table.match.snapshot().moves[0] ?? '', before));
    table.match.letOthersMove();
    expect(table.match.snapshot().seq).toBeGreaterThan(before + 1);
    expect(seqShown()).toBeLessThan(table.match.snapshot().seq);
    table.match.beside({ connection: 'reconnecting' });
    expect(document.querySelector('.reconnecting')).not.toBeNull();
    await act(async () => void fireEvent.keyDown(window, { key: 'x' }));
    expect(seqShown()).toBe(table.match.snapshot().seq);
  });
});
