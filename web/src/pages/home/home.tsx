import type { GameCard } from '@belfry/board-kit';
import { gameCards } from '@belfry/games/page/game-cards';
import type { Language } from '@belfry/kernel';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe } from '../../api/api.ts';
import { ownLooks } from '../../api/own-name.ts';
import { HAS_SERVER, to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { sinceWords } from '../../base/time-words.ts';
import { BookOpen, Eye, GraduationCap, History, Link2, Monitor, Play, Puzzle, Trash2, Undo2 } from '../../icons/index.ts';
import { newLocalTable } from '../../match/local/new-table.ts';
import { isKeptForGood } from '../../match/local/persistent-storage.ts';
import type { SavedTable } from '../../match/local/saves.ts';
import { GameScene, gameFacts, useGameName } from '../../parts/game-scene.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Page } from '../../parts/page.tsx';
import { useUpdate } from '../../parts/updates.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { type ServerLists, useLocalTables, useServerTables } from '../table-lists/use-tables.ts';
import { OpenFile } from './open-file.tsx';
import { ServerRow } from './server-row.tsx';
import { StudyList } from './study-list.tsx';
import { TableRow } from './table-row.tsx';
import { type HomeSay, useHomeSay } from './text/index.ts';
import './home.css';

/** How long a removed table can be restored. */
const WAY_BACK_MS = 30 * 24 * 60 * 60 * 1000;

/** Home: your turns, tables in progress, and a card for each game. New players see the games first. */
export function Home() {
  const say = useHomeSay();
  const server = useServerTables();
  const local = useLocalTables();
  const now = Date.now();
  const mine = server?.mine ?? [];
  const own = local?.tables.filter(({ over }) => !over) ?? [];
  const finished = local?.tables.filter(({ over }) => over) ?? [];
  const unreachable = useMe((state) => state.unreachable);
  const isKnown = local !== null && (server !== null || unreachable);
  const isBack = mine.length + own.length > 0;
  const localRow = (table: SavedTable) => <LocalRow key={table.id} say={say} table={table} now={now} remove={() => local?.remove(table)} />;
  const serverRow = (table: (typeof mine)[number]) => (
    <ServerRow
      key={table.id}
      say={say}
      table={table}
      now={now}
      page={to.match('table', table.id)}
      go={table.invitedBy ? 'home.join' : 'home.continue'}
    >
      {table.removable && <TakeAway say={say} game={table.game} act={() => server?.takeAway(table.id)} id={table.id} />}
    </ServerRow>
  );
  const isWaiting = ({ yourTurn, invitedBy }: (typeof mine)[number]) => yourTurn || Boolean(invitedBy);
  const waiting = [...mine.filter(isWaiting).map(serverRow), ...own.filter((table) => table.waiting).map(localRow)];
  const running = [...mine.filter((table) => !isWaiting(table)).map(serverRow), ...own.filter((table) => !table.waiting).map(localRow)];
  const open = server !== null && (
    <List title={say('home.open')} empty={say('home.open.empty')}>
      {server.open.map((table) => (
        <ServerRow key={table.id} say={say} table={table} now={now} page={to.match('table', table.id)} go="home.join" />
      ))}
    </List>
  );
  return (
    <Page className="home">
      <main>
        <div className="home-lead">
          <h1>{say('home.title', { count: gameCards.length })}</h1>
          {!isBack && <p>{say(HAS_SERVER ? 'home.lead' : 'home.lead.static')}</p>}
        </div>
        {waiting.length > 0 && <List title={say('home.waiting')}>{waiting}</List>}
        {running.length > 0 && <List title={say('home.running')}>{running}</List>}
        {local?.removed != null && (
          <p className="home-removed" role="status">
            {say('home.removed.now')}
            <button type="button" className="button" onClick={local.bringBack} data-bring-back>
              <Undo2 />
              {say('home.bring-back')}
            </button>
          </p>
        )}
        <StudyList isNew={local !== null && !isBack && finished.length === 0} />
        {isBack && open}
        <div className="game-cards">
          {gameCards.map((gameCard) => (
            <GameLink key={gameCard.game} gameCard={gameCard} say={say} />
          ))}
        </div>
        {!isBack && open}
        {server !== null && server.live.length > 0 && (
          <List title={say('home.live')}>
            {server.live.map((table) => (
              <ServerRow key={table.id} say={say} table={table} now={now} page={to.match('table', table.id)} go="home.watch" />
            ))}
          </List>
        )}
        <Kept say={say} isEmpty={isKnown && !isBack && finished.length === 0} />
        {server !== null && server.removed.length > 0 && <RemovedTables say={say} server={server} now={now} />}
      </main>
      <HomeFoot say={say} />
    </Page>
  );
}

const GameLink = memo(function GameLink({ gameCard, say }: { gameCard: GameCard; say: HomeSay }) {
  const [, navigate] = useLocation();
  const language = useSettings((settings) => settings.language);
  const { game, players } = gameCard;
  const words = gameCard.text[language];
  const { problem, attempt } = useAttempt();
  const playNow = () =>
    attempt(async () => {
      const { name, crest } = ownLooks(say);
      const id = await newLocalTable({ game, players: players.usual, people: [name], crest, level: 'apprentice' });
      navigate(to.match('play', id));
    });
  return (
    <article className="game-card">
      <GameScene gameCard={gameCard} />
      <div className="game-card-words">
        <h2>{words.name}</h2>
        <p>{words.line}</p>
        <p className="game-card-facts">{gameFacts(say, gameCard)}</p>
        <button type="button" className="button button-gilt game-card-play" onClick={playNow} data-play={game}>
          <Play />
          {say('home.play')}
        </button>
        <p role="alert" className="problem">
          {problem !== null && say(problem)}
        </p>
        <nav className="game-card-more" aria-label={say('home.more', { game: words.name })}>
          <Link href={to.course(game)} data-learn={game}>
            <GraduationCap />
            {say('home.learn')}
          </Link>
          {HAS_SERVER && (
            <Link href={to.game(game, 'friends')}>
              <Link2 />
              {say('home.friends')}
            </Link>
          )}
          <Link href={to.game(game, 'screen')}>
            <Monitor />
            {say('home.screen')}
          </Link>
          <Link href={to.game(game, 'watch')}>
            <Eye />
            {say('home.watch')}
          </Link>
          <Link href={to.rules(game)}>
            <BookOpen />
            {say('home.rules')}
          </Link>
          {gameCard.judged === true && (
            <Link href={to.puzzles(game)}>
              <Puzzle />
              {say('home.puzzles')}
            </Link>
          )}
        </nav>
      </div>
    </article>
  );
});

function dayWords(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at);
}

function List({ title, empty, children }: { title: string; empty?: string; children: readonly ReactNode[] }) {
  return (
    <section className="my-tables">
      <h2>{title}</h2>
      {children.length === 0 && <p className="quiet">{empty}</p>}
      <ul>{children}</ul>
    </section>
  );
}

/** Removed tables, as long as they can be restored. */
function RemovedTables({ say, server, now }: { say: HomeSay; server: ServerLists; now: number }) {
  const language = useSettings((settings) => settings.language);
  return (
    <List title={say('home.removed')}>
      {server.removed.map((table) => (
        <ServerRow
          key={table.id}
          say={say}
          table={table}
          now={now}
          state={[say('home.removed.until', { day: dayWords(language, (table.removedAt ?? now) + WAY_BACK_MS) })]}
        >
          <button type="button" className="button" onClick={() => server.bringBack(table.id)} data-bring-back={table.id}>
            <Undo2 />
            {say('home.bring-back')}
          </button>
        </ServerRow>
      ))}
    </List>
  );
}

/** Finished matches and match files. */
function Kept({ say, isEmpty }: { say: HomeSay; isEmpty: boolean }) {
  const [isSafe, setSafe] = useState(true);
  const hasAccount = useMe(({ me }) => me?.kind === 'account');
  useEffect(() => void isKeptForGood().then(setSafe), []);
  return (
    <section className="my-tables home-kept">
      <p className="quiet">{isEmpty ? say('home.mine.empty') : !isSafe && !hasAccount && say('home.mine.unsafe')}</p>
      <Link className="button" href={to.matches()}>
        <History />
        {say('home.matches')}
      </Link>
      <Link className="button" href={to.dailyPuzzle()}>
        <Puzzle />
        {say('home.daily')}
      </Link>
      <OpenFile say={say} />
    </section>
  );
}

interface LocalRowProps {
  readonly say: HomeSay;
  readonly table: SavedTable;
  readonly now: number;
  remove(): void;
}

/** A table on this device, against bots or on a shared screen. */
function LocalRow({ say, table: { id, game, seats, round, waiting, updated }, now, remove }: LocalRowProps) {
  const nameOf = useGameName();
  return (
    <TableRow
      say={say}
      game={game}
      note={[seats.map(({ name }) => name).join(', '), say('home.round', { round })].join(' · ')}
      isYours={waiting}
      state={[say(waiting ? 'home.your-turn' : 'home.going-on'), ...sinceWords(say, now - updated)]}
      seats={seats}
      page={to.match('play', id)}
    >
      <IconButton icon={Trash2} label={say('home.remove', { game: nameOf(game), round })} onClick={remove} data-remove={id} />
    </TableRow>
  );
}

function TakeAway({ say, game, id, act }: { say: HomeSay; game: string; id: string; act(): void }) {
  const nameOf = useGameName();
  return <IconButton icon={Trash2} label={say('home.take-away', { game: nameOf(game) })} onClick={act} data-take-away={id} />;
}

function HomeFoot({ say }: { say: HomeSay }) {
  const update = useUpdate((state) => state.load);
  return (
    <footer className="home-foot">
      <p>{say('home.footer')}</p>
      <p>{say('home.offline')}</p>
      {update !== null && (
        <p>
          {say('home.update')}{' '}
          <button type="button" className="button" onClick={update}>
            {say('home.update.go')}
          </button>
        </p>
      )}
    </footer>
  );
}
