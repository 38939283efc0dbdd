import type { BoardModule } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';
import { winners } from '@belfry/kernel';
import { Link } from 'wouter';
import type { TextKey, Ui } from '../../base/voice.ts';
import { CircleQuestionMark, Settings as Cog, Eye, Lightbulb, List } from '../../icons/index.ts';
import type { Snapshot } from '../../match/session.ts';
import { Mark } from '../../parts/mark.tsx';
import { headline } from '../choosing/headline.ts';
import type { TableState } from '../choosing/use-table-model.ts';
import { Unread } from './chat.tsx';
import type { TableMenu } from './menus.tsx';
import type { SideTab } from './side.tsx';

interface StatusProps {
  readonly ui: Ui;
  readonly game: Game;
  readonly board: BoardModule;
  readonly snapshot: Snapshot;
  readonly state: TableState;
  /** The points are being counted: who wins is not told before. */
  readonly counting: boolean;
  /** What somebody who leads through the table says there. */
  readonly guided: string | null;
  /** Asks the Master; null where that is not allowed. */
  readonly hint: (() => void) | null;
  open(menu: TableMenu): void;
  /** New lines in the chat. */
  readonly unread: number;
  openSide(tab: SideTab): void;
}

/** What is said where a match is not kept as it should be. */
const WORRIES: Readonly<Record<Snapshot['connection'], TextKey | null>> = {
  here: null,
  live: null,
  reconnecting: 'table.reconnecting',
  'not-keeping': 'refused.store-away',
  'little-room': 'table.little-room',
};

/** A phone has two lines for the sentence and how far the game is: with so many letters the sentence is written smaller, then stands alone, then smaller still. */
const LONG = 30;
const FULL = 52;
const TOO_LONG = 58;

function widthOf(asks: string, far: string): string {
  if (asks.length > TOO_LONG) return 'status-long status-alone status-longest';
  if (asks.length + far.length > FULL) return 'status-long status-alone';
  return asks.length > LONG ? 'status-long' : '';
}

/** One sentence: whose turn it is and what is asked. Never empty, never two. */
export function Status({ ui, game, board, snapshot, state, counting, guided, hint, open, unread, openSide }: StatusProps) {
  const { say, model, chooser } = state;
  const { watching = 0 } = snapshot;
  const mine = snapshot.moves.length > 0;
  const worry = WORRIES[snapshot.connection];
  const asks = sentence();
  const far = say(board.progress(snapshot.view));
  return (
    <header className={`status ${mine ? 'status-mine' : ''}`}>
      <Link href="/" className="status-home" aria-label={ui('home.go')}>
        <Mark ringing={mine} size={34} />
      </Link>
      <h1 className="hidden-text">{say('game.name')}</h1>
      <div className="status-words">
        <p className={`status-sentence ${widthOf(asks, far)}`} aria-live="polite">
          {asks}
        </p>
        <p className="status-progress">
          <span className="only-wide">{say(`game.name`)}</span>
          <span>{far}</span>
          {watching > 0 && (
            <span
              className="status-watching"
              role="img"
              aria-label={say('watching.count', { count: watching })}
              title={say('watching.count', { count: watching })}
            >
              <Eye aria-hidden="true" />
              {watching}
            </span>
          )}
          {worry !== null && <span className="reconnecting">{ui(worry)}</span>}
        </p>
      </div>
      <nav className="status-tools" aria-label={ui('table.tools')}>
        {hint !== null && (
          <button type="button" className="button button-quiet status-hint" aria-label={ui('hint.ask')} onClick={hint} data-action="hint">
            <Lightbulb aria-hidden="true" />
            <span>{ui('hint.ask')}</span>
          </button>
        )}
        <button
          type="button"
          className="button button-quiet button-icon only-narrow"
          aria-label={ui('table.log')}
          onClick={() => openSide(unread > 0 ? 'chat' : 'log')}
        >
          <List aria-hidden="true" />
          <Unread words={say} count={unread} />
        </button>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={ui('table.help')}
          onClick={() => open('help')}
          data-open="help"
        >
          <CircleQuestionMark aria-hidden="true" />
        </button>
        <button
          type="button"
          className="button button-quiet button-icon only-wide"
          aria-label={ui('settings.title')}
          onClick={() => open('settings')}
          data-open="settings"
        >
          <Cog aria-hidden="true" />
        </button>
      </nav>
    </header>
  );

  function sentence(): string {
    if (counting) return say('end.counting');
    if (guided !== null) return guided;
    if (snapshot.outcome !== null) {
      const won = winners(snapshot.outcome).map((seat) => ({ seat }));
      return say('table.won', { names: won, points: Math.max(...snapshot.outcome.totals) });
    }
    const { picks, staged } = chooser.narrowing;
    if (mine && staged !== null) return ui('table.staged', { move: state.sayMove(staged.move).replace(/[.?!]$/, '') });
    if (mine && chooser.window !== null) return say(`window.${chooser.window.replace('verb:', '')}`);
    const next = mine && picks.length > 0 ? headline(board, snapshot.view, say, chooser.narrowing) : null;
    if (next !== null) return next;
    const own = model.pending.find(({ seat }) => seat === snapshot.viewer);
    const asked = own ?? model.pending[0];
    if (asked === undefined) return ui('table.waiting');
    const step =
      own === undefined
        ? undefined
        : board.asks?.(
            snapshot.view,
            own,
            model.choices.map(({ move }) => move),
          );
    if (step !== undefined) return say(step);
    const words = say(game.sayDecision(asked));
    // Decisions read "Ada: take a character."; to oneself the name is left out.
    const name = `${snapshot.seats[asked.seat]?.name ?? ''}: `;
    if (own === undefined) return words;
    const rest = words.startsWith(name) ? words.slice(name.length) : words;
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  }
}
