import type { Game } from '@belfry/kernel';
import type { Me, Table } from '@belfry/server/protocol';
import { Bell, Bot, Copy } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../parts/page.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { LEVELS } from '../session/levels.ts';
import { api } from '../session/server/api.ts';
import { useSettings } from '../settings.ts';
import { Crest, type Say } from '../shell/index.ts';
import { speech, UI, type Ui, useUi } from '../text/speech.ts';
import { useBotWords } from './game-options.tsx';

/** Before the match: who sits where, bots for empty chairs, the link to share, the bell to begin. */
export function Lobby({ table, me, game }: { table: Table; me: Me; game: Game }) {
  const ui = useUi();
  const language = useSettings((settings) => settings.language);
  const say = speech(language, [UI, game.text], String);
  const words = useBotWords(game);
  const [problem, setProblem] = useState('');
  const act = (work: Promise<unknown>) => work.then(() => setProblem('')).catch((error: Error) => setProblem(error.message));
  const host = table.host === me.id;
  const mine = table.seats.find(({ person }) => person?.id === me.id);
  const full = table.seats.every(({ person, bot }) => person !== null || bot !== null);
  const ready = table.seats.every(({ person, bot, ready: done }) => bot !== null || person?.id === table.host || done);
  return (
    <Page title={<h1>{ui('lobby.title', { game: say('game.name') })}</h1>} className="lobby">
      <main>
        <section className="lobby-seats">
          <p>{ui('lobby.lead')}</p>
          <ol>
            {table.seats.map((seat) => (
              <Chair key={seat.seat} ui={ui} words={words} table={table} me={me} seat={seat} act={act} canSit={mine === undefined} />
            ))}
          </ol>
          <p role="alert" className="problem">
            {problem}
          </p>
          {host ? (
            <button
              type="button"
              className="button button-gilt"
              disabled={!full || !ready}
              onClick={() => act(api.start(table.id))}
              data-begin
            >
              <Bell aria-hidden="true" />
              {ui('lobby.start')}
            </button>
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
        </section>
        <Invitation ui={ui} />
        <section>
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
  readonly ui: Ui;
  readonly words: Say;
  readonly table: Table;
  readonly me: Me;
  readonly seat: Table['seats'][number];
  readonly canSit: boolean;
  act(work: Promise<unknown>): void;
}

function Chair({ ui, words, table, me, seat: { seat, person, bot, ready }, canSit, act }: ChairProps) {
  const host = table.host === me.id;
  const level = LEVELS.find((each) => each === bot);
  const own = person?.id === me.id;
  return (
    <li className="panel chair" data-chair={seat}>
      <Crest crest={person?.crest ?? 'bell'} colour={person === null && bot === null ? 6 : seat} />
      <div>
        <strong>{person?.name ?? (bot === null ? ui('lobby.free') : level === undefined ? bot : words(`level.${level}`))}</strong>
        <p className="quiet">
          {[
            ui('lobby.seat', { n: seat + 1 }),
            ...(person?.id === table.host ? [ui('lobby.host')] : []),
            ...(own ? [ui('lobby.you')] : []),
            ...(ready && !own ? [ui('lobby.ready')] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="chair-buttons">
        {person === null && bot === null && canSit && (
          <button type="button" className="button button-gilt" onClick={() => act(api.sit(table.id, seat))} data-sit>
            {ui('lobby.sit')}
          </button>
        )}
        {person === null && bot === null && host && (
          <button type="button" className="button" onClick={() => act(api.seatBot(table.id, seat, 'apprentice'))} data-add-bot>
            <Bot aria-hidden="true" />
            {ui('lobby.add-bot')}
          </button>
        )}
        {bot !== null &&
          host &&
          LEVELS.filter((each) => each !== bot).map((each) => (
            <button key={each} type="button" className="button button-quiet" onClick={() => act(api.seatBot(table.id, seat, each))}>
              {words(`level.${each}`)}
            </button>
          ))}
        {(own || (host && (bot !== null || person !== null))) && (
          <button type="button" className="button button-quiet" onClick={() => act(api.stand(table.id, seat))}>
            {ui(own ? 'lobby.stand' : 'lobby.remove')}
          </button>
        )}
      </div>
    </li>
  );
}

function Invitation({ ui }: { ui: Ui }) {
  const [copied, setCopied] = useState(false);
  return (
    <section className="panel invitation">
      <h2>{ui('lobby.link')}</h2>
      <QrCode text={location.href} label={ui('lobby.qr')} />
      <input className="field" readOnly value={location.href} aria-label={ui('lobby.link')} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
      >
        <Copy aria-hidden="true" />
        {ui(copied ? 'lobby.copied' : 'lobby.copy')}
      </button>
    </section>
  );
}
