import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import type { TextKey } from '../../base/voice.ts';
import { CircleQuestionMark, Settings as Cog, Eye, Lightbulb, List } from '../../icons/index.ts';
import type { Snapshot } from '../../match/session.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useChoice } from '../choice/choice-context.tsx';
import { useTableInfo } from '../context/table-context.tsx';
import { Unread } from './chat.tsx';
import { useFrame } from './frame-context.tsx';
import { isPassing, statusSentence } from './status-sentence.ts';

interface StatusProps {
  /** The points are being counted, so the winner is not revealed yet. */
  readonly counting: boolean;
  /** The text of a lesson's guide for this line. */
  readonly guided: string | null;
  /** Asks the Master; null where that is not allowed. */
  readonly hint: (() => void) | null;
  /** More buttons beside the sentence. */
  readonly children?: ReactNode;
}

/** The warning for each connection state, if any. */
const WORRIES: Readonly<Record<Snapshot['connection'], TextKey | null>> = {
  here: null,
  live: null,
  reconnecting: 'table.reconnecting',
  'not-keeping': 'refused.store-away',
  'little-room': 'table.little-room',
};

/**
 * Numbers of letters above which the text is adapted to the two lines of a phone: the sentence gets smaller, then stands alone without the
 * progress, then smaller still.
 */
const LONG = 30;
const FULL = 52;
const TOO_LONG = 58;

function widthOf(asks: string, far: string): string {
  if (asks.length > TOO_LONG) return 'status-long status-alone status-longest';
  if (asks.length + far.length > FULL) return 'status-long status-alone';
  return asks.length > LONG ? 'status-long' : '';
}

/** Whose turn it is and what to decide, the progress of the game, and the buttons for everything besides the table. */
export function Status({ counting, guided, hint, children }: StatusProps) {
  const table = useTableInfo();
  const { board, snapshot, latest, say } = table;
  const { chooser } = useChoice();
  const { watching = 0, connection } = latest;
  const mine = snapshot.moves.length > 0;
  const worry = WORRIES[connection];
  const asks = counting ? say('end.counting') : (guided ?? statusSentence(table, chooser));
  const far = say(board.progress(snapshot.view));
  return (
    <header className={`status ${mine ? 'status-mine' : ''}`}>
      <Link href={to.home()} className="status-home" aria-label={say('home.go')}>
        <Mark ringing={mine} size={34} />
      </Link>
      <h1 className="hidden-text">{say('game.name')}</h1>
      <div className="status-words">
        <p className={`status-sentence ${widthOf(asks, far)}`} aria-live={mine && isPassing(chooser) ? 'off' : 'polite'}>
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
              <Eye />
              {watching}
            </span>
          )}
          {worry !== null && <span className="reconnecting">{say(worry)}</span>}
        </p>
      </div>
      <StatusTools hint={hint}>{children}</StatusTools>
    </header>
  );
}

/** The buttons beside the sentence. */
function StatusTools({ hint, children }: Pick<StatusProps, 'hint' | 'children'>) {
  const { say } = useTableInfo();
  const { openMenu, openSide, unread } = useFrame();
  return (
    <nav className="status-tools" aria-label={say('table.tools')}>
      {children}
      {hint !== null && (
        <button type="button" className="button button-quiet status-hint" aria-label={say('hint.ask')} onClick={hint} data-action="hint">
          <Lightbulb />
          <span>{say('hint.ask')}</span>
        </button>
      )}
      <IconButton icon={List} className="only-narrow" label={say('table.log')} onClick={() => openSide(unread.count > 0 ? 'chat' : 'log')}>
        <Unread say={say} count={unread.count} />
      </IconButton>
      <IconButton icon={CircleQuestionMark} label={say('table.help')} onClick={() => openMenu('help')} data-open="help" />
      <IconButton
        icon={Cog}
        className="only-wide"
        label={say('settings.title')}
        onClick={() => openMenu('settings')}
        data-open="settings"
      />
    </nav>
  );
}
