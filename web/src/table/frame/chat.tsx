import type { Say } from '@belfry/kernel';
import { QUICK_PHRASES, type QuickPhrase } from '@belfry/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Ui } from '../../base/voice.ts';
import type { ChatLine, Snapshot } from '../../match/session.ts';
import type { TableText } from '../text/index.ts';
import './chat.css';

/** A line in the language of the reader, where it is a quick phrase. */
export function lineText(ui: Ui, { text, phrase }: ChatLine): string {
  const quick = QUICK_PHRASES.find((each) => each === phrase);
  return quick === undefined ? text : ui(`phrase.${quick}`);
}

/** How many lines are new, beside what leads to them. */
export function Unread({ words, count }: { words: Say<TableText>; count: number }) {
  if (count === 0) return null;
  return (
    <span className="unread" role="img" aria-label={words('chat.unread', { count })}>
      {count}
    </span>
  );
}

/** What people say to each other, in words or by a quick phrase. */
export function Chat({
  ui,
  lines,
  say,
  sayPhrase,
}: {
  ui: Ui;
  lines: NonNullable<Snapshot['chat']>;
  /** Only people at the table speak; others read. */
  say?(text: string): void;
  sayPhrase?(phrase: QuickPhrase): void;
}) {
  const [words, setWords] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') say?.(words.trim());
    setWords('');
  };
  const end = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  // What was said last is in sight.
  useEffect(() => {
    if (last !== undefined) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [last]);
  return (
    <div className="chat">
      <div className="chat-lines" ref={end} role="log" aria-label={ui('table.chat')}>
        {lines.length === 0 && <p className="quiet">{ui('chat.empty')}</p>}
        {lines.map((line) => (
          <p key={line.id}>
            <b>{line.who}</b> {lineText(ui, line)}
          </p>
        ))}
      </div>
      {say !== undefined && (
        <>
          <fieldset className="chat-phrases" aria-label={ui('chat.phrases')}>
            {QUICK_PHRASES.map((phrase) => (
              <button key={phrase} type="button" className="chat-phrase" onClick={() => sayPhrase?.(phrase)}>
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
        </>
      )}
    </div>
  );
}
