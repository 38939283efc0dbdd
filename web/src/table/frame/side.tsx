import { LONGEST_NOTE } from '@belfry/protocol';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../base/settings.ts';
import { History, X } from '../../icons/index.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { useTableInfo } from '../context/table-context.tsx';
import { eventsAgainst } from '../events/against.ts';
import { Log } from '../events/log.tsx';
import { sentences } from '../events/log-lines.ts';
import { seatNotes } from '../events/seat-notes.ts';
import { Chat, Unread } from './chat.tsx';
import { type SideTab, useFrame } from './frame-context.tsx';
import { Notes } from './notes.tsx';
import './side.css';

/** Log, chat and private notes: a column on a desktop, a bottom sheet on a phone. `seen`: entries after this one are new to the viewer. */
export function Side({ seen }: { seen: number }) {
  const { say, latest, session } = useTableInfo();
  const { side, openSide, unread } = useFrame();
  const shown = side ?? 'log';
  const { readNote, writeNote } = session;
  const tabs: readonly SideTab[] = [
    'log',
    ...(latest.chat === null ? [] : ['chat' as const]),
    ...(readNote === undefined ? [] : ['notes' as const]),
  ];
  return (
    <aside className={`side ${side === null ? '' : 'side-open'}`} aria-label={say(`table.${shown}`)}>
      <div className="side-tabs">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            className={`side-tab ${each === shown ? 'side-tab-on' : ''}`}
            aria-pressed={each === shown}
            data-side-tab={each}
            onClick={() => openSide(each)}
          >
            {say(`table.${each}`)}
            {each === 'chat' && <Unread say={say} count={unread.count} />}
          </button>
        ))}
        <IconButton icon={X} className="only-narrow" label={say('close')} onClick={() => openSide(null)} />
      </div>
      {shown === 'log' && <LogOfTable seen={seen} />}
      {shown === 'chat' && <ChatOfTable />}
      {shown === 'notes' && readNote !== undefined && writeNote !== undefined && (
        <Notes longest={LONGEST_NOTE} read={readNote} write={writeNote} />
      )}
    </aside>
  );
}

function LogOfTable({ seen }: { seen: number }) {
  const { say, game, board, snapshot, latest, replayPage, point } = useTableInfo();
  const { log, moves, viewer } = snapshot;
  const [, navigate] = useLocation();
  const goTo = useCallback((at: number) => navigate(`${replayPage}?at=${at}`), [navigate, replayPage]);
  const against = seen > 0 ? eventsAgainst(board, log, viewer, seen) : [];
  const language = useSettings((settings) => settings.language);
  const notes = useMemo(() => seatNotes(say, latest, language), [say, latest, language]);
  const isNew = seen > 0 && moves.length > 0 && log.some(({ seq, seat }) => seq > seen && seat !== viewer);
  return (
    <>
      {isNew && (
        <button type="button" className="button button-quiet show-me" onClick={() => navigate(`${replayPage}?at=${seen}&play`)}>
          <History />
          {say('log.show-me')}
        </button>
      )}
      {against.length > 0 && (
        <div className="against" role="note">
          <strong>{say('log.against')}</strong>
          {sentences(board, game, against).map((phrase) => (
            <p key={say(phrase)}>{say(phrase)}</p>
          ))}
        </div>
      )}
      <Log
        say={say}
        game={game}
        board={board}
        log={log}
        seats={latest.seats}
        viewer={viewer}
        seen={seen}
        notes={notes}
        point={point}
        goTo={goTo}
      />
    </>
  );
}

function ChatOfTable() {
  const { say, session, latest, refuse } = useTableInfo();
  const { sendChat, sendPhrase, sendEmote } = session;
  const speaks = latest.viewer !== 'spectator' && sendChat !== undefined && sendPhrase !== undefined;
  return (
    <Chat
      say={say}
      lines={latest.chat ?? []}
      {...(speaks
        ? {
            sendChat: (text) => void sendChat(text).catch(refuse),
            sendPhrase: (phrase) => void sendPhrase(phrase).catch(refuse),
            ...(sendEmote === undefined ? {} : { sendEmote: (emote) => void sendEmote(emote).catch(refuse) }),
          }
        : {})}
    />
  );
}
