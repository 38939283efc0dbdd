import type { BoardModule, Say } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';
import type { QuickPhrase } from '@belfry/protocol';
import { History, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Snapshot } from '../session/session.ts';
import type { Ui } from '../text/speech.ts';
import { Log } from './log.tsx';
import './side.css';

export type SideTab = 'log' | 'chat';

interface SideProps {
  readonly ui: Ui;
  readonly game: Game;
  readonly board: BoardModule;
  readonly snapshot: Snapshot;
  readonly seen: number;
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

const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'oops', 'one-moment', 'your-turn', 'good-game'] as const;

/** Log and chat: a column on a desk, a sheet from below on a phone. */
export function Side({ ui, game, board, snapshot, seen, words, tab, setTab, point, say, sayPhrase, goTo, showMe }: SideProps) {
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
        <Chat ui={ui} lines={snapshot.chat ?? []} say={say} sayPhrase={sayPhrase} />
      )}
    </aside>
  );
}

function Chat({
  ui,
  lines,
  say,
  sayPhrase,
}: {
  ui: Ui;
  lines: NonNullable<Snapshot['chat']>;
  say(text: string): void;
  sayPhrase(phrase: QuickPhrase): void;
}) {
  const [words, setWords] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') say(words.trim());
    setWords('');
  };
  return (
    <div className="chat">
      <div className="chat-lines" role="log" aria-label={ui('table.chat')}>
        {lines.length === 0 && <p className="quiet">{ui('chat.empty')}</p>}
        {lines.map(({ id, who, text, phrase }) => {
          const quick = PHRASES.find((each) => each === phrase);
          return (
            <p key={id}>
              <b>{who}</b> {quick === undefined ? text : ui(`phrase.${quick}`)}
            </p>
          );
        })}
      </div>
      <fieldset className="chat-phrases" aria-label={ui('chat.phrases')}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="chat-phrase" onClick={() => sayPhrase(phrase)}>
            {ui(`phrase.${phrase}`)}
          </button>
        ))}
      </fieldset>
      <form onSubmit={send} className="chat-form">
        <input
          className="field"
          aria-label={ui('chat.write')}
          value={words}
          maxLength={400}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="button">
          {ui('chat.send')}
        </button>
      </form>
    </div>
  );
}
