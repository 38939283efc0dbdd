import type { Say } from '@belfry/kernel';
import { type Emote, QUICK_PHRASES, type QuickPhrase } from '@belfry/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PageSay } from '../../base/voice.ts';
import type { ChatLine, Snapshot } from '../../match/session.ts';
import type { TableText } from '../text/index.ts';
import { EmoteButtons } from './emotes.tsx';
import './chat.css';

/** Returns a chat line, with a quick phrase in the reader's language. */
export function lineText(say: PageSay, { text, phrase }: ChatLine): string {
  const quick = QUICK_PHRASES.find((each) => each === phrase);
  return quick === undefined ? text : say(`phrase.${quick}`);
}

/** The number of unread lines, on the button that opens them. */
export function Unread({ say, count }: { say: Say<TableText>; count: number }) {
  if (count === 0) return null;
  return (
    <span className="unread" role="img" aria-label={say('chat.unread', { count })}>
      {count}
    </span>
  );
}

/** The chat, in free text or quick phrases. */
export function Chat({
  say,
  lines,
  sendChat,
  sendPhrase,
  sendEmote,
}: {
  say: Say<TableText>;
  lines: NonNullable<Snapshot['chat']>;
  /** Only people at the table write; others read. */
  sendChat?(text: string): void;
  sendPhrase?(phrase: QuickPhrase): void;
  sendEmote?(emote: Emote): void;
}) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') sendChat?.(text.trim());
    setText('');
  };
  const end = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  // Keep the latest line in view.
  useEffect(() => {
    if (last !== undefined) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [last]);
  return (
    <div className="chat">
      <div className="chat-lines" ref={end} role="log" aria-label={say('table.chat')}>
        {lines.length === 0 && <p className="quiet">{say('chat.empty')}</p>}
        {lines.map((line) => (
          <p key={line.id}>
            <b>{line.who}</b> {lineText(say, line)}
          </p>
        ))}
      </div>
      {sendChat !== undefined && (
        <>
          {sendEmote !== undefined && <EmoteButtons say={say} send={sendEmote} />}
          <fieldset className="chat-phrases" aria-label={say('chat.phrases')}>
            {QUICK_PHRASES.map((phrase) => (
              <button key={phrase} type="button" className="chat-phrase" onClick={() => sendPhrase?.(phrase)}>
                {say(`phrase.${phrase}`)}
              </button>
            ))}
          </fieldset>
          <form onSubmit={send} className="chat-form">
            <input
              className="field"
              aria-label={say('chat.write')}
              value={text}
              maxLength={400}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="button">
              {say('chat.send')}
            </button>
          </form>
        </>
      )}
    </div>
  );
}
