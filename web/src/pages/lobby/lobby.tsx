import { Crest, type Say } from '@belfry/board-kit';
import { mannerAt } from '@belfry/bots';
import type { Game, Phrase } from '@belfry/kernel';
import { companionAt, crestsAtTable } from '@belfry/live';
import type { Me, Table } from '@belfry/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { to } from '../../base/address.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { useSettings } from '../../base/settings.ts';
import { speech, UI } from '../../base/voice.ts';
import { Bell, Bot } from '../../icons/index.ts';
import { LEVELS, levelsOf } from '../../match/levels.ts';
import type { ServerSession } from '../../match/server/server-session.ts';
import { Page } from '../../parts/page.tsx';
import { Choice } from '../../parts/settings-form.tsx';
import { Chat } from '../../table/frame/chat.tsx';
import { useUnread } from '../../table/frame/use-unread.ts';
import { TEXT as TABLE_TEXT } from '../../table/text/index.ts';
import { useBotWords } from '../table-settings/game-options.tsx';
import { NameField, useNameQuestion } from '../table-settings/name-question.tsx';
import { TermsForm, TermsList } from '../table-settings/table-terms.tsx';
import { Invitation } from './invitation.tsx';
import { AskedHere, InvitePeople } from './invite-people.tsx';
import { type LobbyUi, useLobbyUi } from './text/index.ts';
import './lobby.css';

const USUAL_BOT = 'apprentice';

/** Before the match: who sits where, bots for empty chairs, the link to share, the bell to begin. */
export function Lobby({ table, me, game, session }: { table: Table; me: Me; game: Game; session: ServerSession }) {
  const ui = useLobbyUi();
  const question = useNameQuestion();
  const language = useSettings((settings) => settings.language);
  const say = speech(language, [UI, TABLE_TEXT, game.text], String);
  const words = useBotWords(game);
  const [problem, setProblem] = useState<Phrase | null>(null);
  const act = (work: Promise<unknown>) =>
    work.then(() => setProblem(null)).catch((error: unknown) => setProblem(refusalWords(error).phrase));
  const { chat: lines } = session.snapshot();
  useUnread(lines, true);
  const host = table.host === me.id;
  const mine = table.seats.find(({ person }) => person?.id === me.id);
  const free = table.seats.filter(({ person, bot }) => person === null && bot === null);
  const waiting = table.seats.flatMap(({ name, person, ready }) =>
    person === null || person.id === table.host || ready ? [] : [name ?? person.name],
  );
  const join = async (seat: number) => {
    await question.settle();
    await api.sit(table.id, seat);
  };
  const fillWithBots = async () => {
    for (const { seat } of free) await api.seatBot(table.id, seat, USUAL_BOT);
  };
  return (
    <Page title={<h1>{ui('lobby.title', { game: say('game.name') })}</h1>} className="lobby">
      <main>
        <section className="lobby-seats">
          <p>{ui('lobby.lead')}</p>
          {mine === undefined && <AskedHere ui={ui} table={table.id} />}
          {mine === undefined && free.length > 0 && <NameField ui={ui} question={question} />}
          <ol>
            {table.seats.map((seat) => (
              <Chair
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
            <div className="lobby-begin">
              <button
                type="button"
                className="button button-gilt"
                disabled={free.length > 0 || waiting.length > 0}
                onClick={() => act(api.start(table.id))}
                data-begin
              >
                <Bell aria-hidden="true" />
                {ui('lobby.start')}
              </button>
              {free.length > 1 && (
                <button type="button" className="button" onClick={() => act(fillWithBots())} data-fill>
                  <Bot aria-hidden="true" />
                  {ui('lobby.fill')}
                </button>
              )}
              <p className="quiet" role="status">
                {free.length > 0
                  ? ui('lobby.chairs-free', { count: free.length })
                  : waiting.length > 0
                    ? ui('lobby.waiting-for', { names: waiting })
                    : ''}
              </p>
            </div>
          ) : (
            mine !== undefined && (
              <>
                <button
                  type="button"
                  className="button button-gilt"
                  onClick={() => act(api.ready(table.id, !mine.ready))}
                  data-ready={mine.ready}
                >
                  {ui(mine.ready ? 'lobby.not-ready' : 'lobby.ready')}
                </button>
                <p className="quiet">{ui('lobby.wait')}</p>
              </>
            )
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
        {lines !== null && (lines.length > 0 || mine !== undefined) && (
          <section className="panel lobby-chat">
            <h2>{ui('table.chat')}</h2>
            <Chat
              ui={ui}
              lines={lines}
              {...(mine === undefined
                ? {}
                : { say: (text) => act(session.say(text)), sayPhrase: (phrase) => act(session.sayPhrase(phrase)) })}
            />
          </section>
        )}
        <section className="lobby-rules">
          <h2>{ui('setup.options')}</h2>
          <dl className="lobby-options">
            {game.options.map(({ id, values }) => (
              <div key={id}>
                <dt>{say(`option.${id}`)}</dt>
                <dd>{say(`option.${id}.${table.settings.options[id] ?? values[0]}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </Page>
  );
}

interface ChairProps {
  readonly ui: LobbyUi;
  readonly words: Say;
  readonly say: Say;
  readonly game: Game;
  readonly table: Table;
  readonly me: Me;
  readonly seat: Table['seats'][number];
  act(work: Promise<unknown>): void;
  /** For whoever has no chair yet. */
  join?(): void;
}

function Chair({ ui, words, say, game, table, me, seat: { seat, name, person, bot, ready }, act, join }: ChairProps) {
  const host = table.host === me.id;
  const level = LEVELS.find((each) => each === bot);
  const free = person === null && bot === null;
  const own = person?.id === me.id;
  const crests = crestsAtTable(table.seats.map((each) => each.person?.crest ?? null));
  return (
    <li className={`panel chair ${free ? 'chair-free' : ''}`} data-chair={seat}>
      <Crest crest={free ? 'bell' : (crests[seat] ?? 'bell')} colour={free ? 6 : seat} />
      <div className="chair-words">
        <strong>
          {person === null ? (
            (name ?? (free ? ui('lobby.free') : companionAt(seat).name))
          ) : (
            <Link href={to.person(person.id)}>{name ?? person.name}</Link>
          )}
        </strong>
        <p className="quiet">
          {[
            ui('lobby.seat', { n: seat + 1 }),
            ...(level === undefined ? (bot === null ? [] : [ui('table.bot'), bot]) : [ui(`table.bot.${level}`)]),
            ...(person?.id === table.host ? [ui('lobby.host')] : []),
            ...(own ? [ui('lobby.you')] : []),
            ...(ready && person !== null && person.id !== table.host ? [ui('lobby.is-ready')] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="chair-buttons">
        {free && join !== undefined && (
          <button type="button" className="button button-gilt" onClick={join} data-sit>
            {ui('lobby.sit')}
          </button>
        )}
        {free && host && (
          <button type="button" className="button" onClick={() => act(api.seatBot(table.id, seat, USUAL_BOT))} data-add-bot>
            <Bot aria-hidden="true" />
            {ui('lobby.add-bot')}
          </button>
        )}
        {(own || (host && !free)) && (
          <button type="button" className="button button-quiet" onClick={() => act(api.stand(table.id, seat))}>
            {ui(own ? 'lobby.stand' : 'lobby.remove')}
          </button>
        )}
      </div>
      {host && level !== undefined && (
        <div className="chair-level">
          <Choice
            label={ui('lobby.level', { n: seat + 1 })}
            values={levelsOf(game.id)}
            value={level}
            bare
            name={(each) => words(`level.${each}`)}
            set={(each) => act(api.seatBot(table.id, seat, each))}
          />
          <p className="quiet">
            {words(`level.${level}.line`)} {level !== 'random' && say(`manner.${mannerAt(seat)}.line`)}
          </p>
        </div>
      )}
    </li>
  );
}
