import type { Game, Options, Phrase } from '@belfry/kernel';
import type { Me, QuickPhrase, Table } from '@belfry/protocol';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import type { ServerSession } from '../../match/server/server-session.ts';
import { Page } from '../../parts/page.tsx';
import { Chat } from '../../table/frame/chat.tsx';
import { useUnread } from '../../table/frame/use-unread.ts';
import { NameField, useNameQuestion } from '../table-settings/name-question.tsx';
import { TermsForm, TermsList } from '../table-settings/table-terms.tsx';
import { Invitation } from './invitation.tsx';
import { AskedHere, InvitePeople } from './invite-people.tsx';
import { SeatCard } from './seat-card.tsx';
import { HostControls, ReadyControls } from './start-controls.tsx';
import { type LobbySay, useLobbySay } from './text/index.ts';
import './lobby.css';

/** The lobby of a table: seats, bots for empty ones, the link to share, and the button to start. */
export function Lobby({ table, me, game, session }: { table: Table; me: Me; game: Game; session: ServerSession }) {
  const say = useLobbySay(game);
  const question = useNameQuestion();
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
    <Page title={<h1>{say('lobby.title', { game: say('game.name') })}</h1>} className="lobby">
      <main>
        <section className="lobby-seats">
          <p>{say('lobby.lead')}</p>
          {mine === undefined && <AskedHere say={say} table={table.id} />}
          {mine === undefined && hasRoom && <NameField say={say} question={question} />}
          <ol>
            {table.seats.map((seat) => (
              <SeatCard
                key={seat.seat}
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
            {problem !== null && say(problem)}
          </p>
          {host ? (
            <HostControls say={say} table={table} act={act} />
          ) : (
            mine !== undefined && <ReadyControls say={say} table={table} isReady={mine.ready} act={act} />
          )}
          <div className="lobby-agreed">
            <h2>{say('lobby.agreed')}</h2>
            <TermsList say={say} terms={table.settings} />
            {host && (
              <details className="lobby-change">
                <summary>{say('lobby.change')}</summary>
                <TermsForm say={say} terms={table.settings} set={(change) => act(api.change(table.id, change))} />
              </details>
            )}
          </div>
        </section>
        <Invitation say={say} game={say('game.name')}>
          {(mine !== undefined || host) && <InvitePeople say={say} table={table} act={act} />}
        </Invitation>
        <LobbyChat say={say} session={session} isSeated={mine !== undefined} act={act} />
        <OptionList say={say} game={game} options={table.settings.options} />
      </main>
    </Page>
  );
}

/** The chat before the match begins. */
function LobbyChat({
  say,
  session,
  isSeated,
  act,
}: {
  say: LobbySay;
  session: ServerSession;
  isSeated: boolean;
  act(work: Promise<unknown>): void;
}) {
  const { chat: lines } = session.snapshot();
  useUnread(lines, true);
  if (lines === null || (lines.length === 0 && !isSeated)) return null;
  const speech = {
    sendChat: (text: string) => act(session.sendChat(text)),
    sendPhrase: (phrase: QuickPhrase) => act(session.sendPhrase(phrase)),
  };
  return (
    <section className="panel lobby-chat">
      <h2>{say('table.chat')}</h2>
      <Chat say={say} lines={lines} {...(isSeated ? speech : {})} />
    </section>
  );
}

/** Shows the house rules of the table. */
function OptionList({ say, game, options }: { say: LobbySay; game: Game; options: Options }) {
  return (
    <section className="lobby-rules">
      <h2>{say('setup.options')}</h2>
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
