import type { BoardModule, Say } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';
import type { QuickPhrase } from '@belfry/protocol';
import type { Ui } from '../../base/voice.ts';
import { History, X } from '../../icons/index.ts';
import type { Snapshot } from '../../match/session.ts';
import { Log } from '../events/log.tsx';
import { Chat, Unread } from './chat.tsx';
import './side.css';

export type SideTab = 'log' | 'chat';

interface SideProps {
  readonly ui: Ui;
  readonly game: Game;
  readonly board: BoardModule;
  readonly snapshot: Snapshot;
  readonly seen: number;
  /** Lines of the chat that nobody has read here. */
  readonly unread: number;
  /** The voice of the table, for the log. */
  readonly words: Say;
  /** Null: the log beside a wide table, nothing on a narrow one. */
  readonly tab: SideTab | null;
  setTab(tab: SideTab | null): void;
  point(things: readonly string[]): void;
  say(text: string): void;
  sayPhrase(phrase: QuickPhrase): void;
  goTo(seq: number): void;
  /** Shows step by step what happened after an entry. */
  showMe(seq: number): void;
}

/** Log and chat: a column on a desk, a sheet from below on a phone. */
export function Side({ ui, game, board, snapshot, seen, unread, words, tab, setTab, point, say, sayPhrase, goTo, showMe }: SideProps) {
  const shown = tab ?? 'log';
  const tabs: readonly SideTab[] = snapshot.chat === null ? ['log'] : ['log', 'chat'];
  return (
    <aside className={`side ${tab === null ? '' : 'side-open'}`} aria-label={ui(shown === 'log' ? 'table.log' : 'table.chat')}>
      <div className="side-tabs">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            className={`side-tab ${each === shown ? 'side-tab-on' : ''}`}
            aria-pressed={each === shown}
            onClick={() => setTab(each)}
          >
            {ui(each === 'log' ? 'table.log' : 'table.chat')}
            {each === 'chat' && <Unread words={words} count={unread} />}
          </button>
        ))}
        <button type="button" className="button button-quiet button-icon only-narrow" aria-label={ui('close')} onClick={() => setTab(null)}>
          <X aria-hidden="true" />
        </button>
      </div>
      {shown === 'log' &&
        seen > 0 &&
        snapshot.moves.length > 0 &&
        snapshot.log.some(({ seq, seat }) => seq > seen && seat !== snapshot.viewer) && (
          <button type="button" className="button button-quiet show-me" onClick={() => showMe(seen)}>
            <History aria-hidden="true" />
            {ui('log.show-me')}
          </button>
        )}
      {shown === 'log' ? (
        <Log
          ui={ui}
          game={game}
          board={board}
          log={snapshot.log}
          say={words}
          seats={snapshot.seats}
          seen={seen}
          point={point}
          goTo={goTo}
        />
      ) : (
        <Chat ui={ui} lines={snapshot.chat ?? []} {...(snapshot.viewer === 'spectator' ? {} : { say, sayPhrase })} />
      )}
    </aside>
  );
}
