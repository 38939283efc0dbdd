import type { Game, Options, Phrase, Say } from '@belfry/kernel';
import type { Me, QuickPhrase, Table } from '@belfry/protocol';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { useSettings } from '../../base/settings.ts';
import { speech, UI } from '../../base/voice.ts';
import type { ServerSession } from '../../match/server/server-session.ts';
import { Page } from '../../parts/page.tsx';
import { Chat } from '../../table/frame/chat.tsx';
import { useUnread } from '../../table/frame/use-unread.ts';
import { TEXT as TABLE_TEXT, type TableText } from '../../table/text/index.ts';
import { useBotWords } from '../table-settings/game-options.tsx';
import { NameField, useNameQuestion } from '../table-settings/name-question.tsx';
import { TermsForm, TermsList } from '../table-settings/table-terms.tsx';
import { Invitation } from './invitation.tsx';
import { AskedHere, InvitePeople } from './invite-people.tsx';
import { SeatCard } from './seat-card.tsx';
import { HostControls, ReadyControls } from './start-controls.tsx';
import { type LobbyUi, useLobbyUi } from './text/index.ts';
import './lobby.css';

/** Before the match: who sits where, bots for empty chairs, the link to share, the bell to begin. */
export function Lobby({ table, me, game, session }: { table: Table; me: Me; game: Game; session: ServerSession }) {
  const ui = useLobbyUi();
  const question = useNameQuestion();
  const language = useSettings((settings) => settings.language);
  const say = speech<TableText>(language, [UI, TABLE_TEXT, game.text], String);
  const words = useBotWords(game);
  const [problem, setProblem] = useState<Phrase | null>(null);
  const act = (work: Promise<unknown>) =>
    work.then(() => setProblem(null)).catch((error: unknown) => setProblem(refusalWords(error).phrase));
  const host = table.host === me.id;
  const mine = table.seats.find(({ person }) => person?.id === me.id);
  const hasRoom = table.seats.some(({ person, bot }) => person === null && bot === null);
  const join = async (seat: number) => {
    await question.settle();
    await api.sit(table.id, seat);
  };
  return (
    <Page title={<h1>{ui('lobby.title', { game: say('game.name') })}</h1>} className="lobby">
      <main>
        <section className="lobby-seats">
          <p>{ui('lobby.lead')}</p>
          {mine === undefined && <AskedHere ui={ui} table={table.id} />}
          {mine === undefined && hasRoom && <NameField ui={ui} question={question} />}
          <ol>
            {table.seats.map((seat) => (
              <SeatCard
                key={seat.seat}
                ui={ui}
                words={words}
                say={say}
                game={game}
                table={table}
                me={me}
                seat={seat}
                act={act}
                {...(mine === undefined ? { join: () => act(join(seat.seat)) } : {})}
              />
            ))}
          </ol>
          <p role="alert" className="problem">
            {problem !== null && ui(problem)}
          </p>
          {host ? (
            <HostControls ui={ui} table={table} act={act} />
          ) : (
            mine !== undefined && <ReadyControls ui={ui} table={table} isReady={mine.ready} act={act} />
          )}
          <div className="lobby-agreed">
            <h2>{ui('lobby.agreed')}</h2>
            <TermsList ui={ui} terms={table.settings} />
            {host && (
              <details className="lobby-change">
                <summary>{ui('lobby.change')}</summary>
                <TermsForm ui={ui} terms={table.settings} set={(change) => act(api.change(table.id, change))} />
              </details>
            )}
          </div>
        </section>
        <Invitation ui={ui} game={say('game.name')}>
          {(mine !== undefined || host) && <InvitePeople ui={ui} table={table} act={act} />}
        </Invitation>
        <LobbyChat ui={ui} session={session} isSeated={mine !== undefined} act={act} />
        <OptionList ui={ui} say={say} game={game} options={table.settings.options} />
      </main>
    </Page>
  );
}

/** What is said before the match begins. */
function LobbyChat({
  ui,
  session,
  isSeated,
  act,
}: {
  ui: LobbyUi;
  session: ServerSession;
  isSeated: boolean;
  act(work: Promise<unknown>): void;
}) {
  const { chat: lines } = session.snapshot();
  useUnread(lines, true);
  if (lines === null || (lines.length === 0 && !isSeated)) return null;
  const say = { say: (text: string) => act(session.say(text)), sayPhrase: (phrase: QuickPhrase) => act(session.sayPhrase(phrase)) };
  return (
    <section className="panel lobby-chat">
      <h2>{ui('table.chat')}</h2>
      <Chat ui={ui} lines={lines} {...(isSeated ? say : {})} />
    </section>
  );
}

/** The house rules of the table, for everybody to read. */
function OptionList({ ui, say, game, options }: { ui: LobbyUi; say: Say; game: Game; options: Options }) {
  return (
    <section className="lobby-rules">
      <h2>{ui('setup.options')}</h2>
      <dl className="lobby-options">
        {game.options.map(({ id, values }) => (
          <div key={id}>
            <dt>{say({ key: `option.${id}` })}</dt>
            <dd>{say({ key: `option.${id}.${options[id] ?? values[0]}` })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
