import type { Door } from '@belfry/board-kit';
import { doors } from '@belfry/games/page/doors';
import { BookOpen, Eye, GraduationCap, Link2, Monitor, Play, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DoorScene, doorFacts, useGameName } from '../parts/door.tsx';
import { OpenFile } from '../parts/open-file.tsx';
import { Page } from '../parts/page.tsx';
import { TableRow } from '../parts/table-row.tsx';
import { useUpdate } from '../parts/updates.ts';
import { useAttempt } from '../parts/use-attempt.ts';
import { isKeptForGood } from '../session/local/keeping.ts';
import { newLocalTable } from '../session/local/new-table.ts';
import { listTables, removeTable, type SavedTable } from '../session/local/saves.ts';
import { useOwnLooks } from '../session/own-name.ts';
import { useSettings } from '../settings.ts';
import { type Ui, useUi } from '../text/speech.ts';
import { ServerTables } from './server-tables.tsx';
import './home.css';

/** The hall: a door for each game, and the tables that wait for you. */
export function Home() {
  const ui = useUi();
  const update = useUpdate((state) => state.load);
  return (
    <Page className="home">
      <main>
        <div className="home-lead">
          <h1>{ui('home.title', { count: doors.length })}</h1>
          <p>{ui('home.lead')}</p>
        </div>
        <div className="doors">
          {doors.map((door) => (
            <DoorCard key={door.game} door={door} ui={ui} />
          ))}
        </div>
        <LocalTables ui={ui} />
        <ServerTables ui={ui} />
      </main>
      <footer className="home-foot">
        <p>{ui('home.footer')}</p>
        <p>{ui('home.offline')}</p>
        <Link href="/style">{ui('home.style')}</Link>
        {update !== null && (
          <p>
            {ui('home.update')}{' '}
            <button type="button" className="button" onClick={update}>
              {ui('home.update.go')}
            </button>
          </p>
        )}
      </footer>
    </Page>
  );
}

function DoorCard({ door, ui }: { door: Door; ui: Ui }) {
  const [, navigate] = useLocation();
  const language = useSettings((settings) => settings.language);
  const { name, crest } = useOwnLooks(ui);
  const { game, players } = door;
  const words = door.text[language];
  const { problem, attempt } = useAttempt();
  const playNow = () =>
    attempt(async () => {
      const id = await newLocalTable({ game, players: players.usual, people: [name], crest, level: 'apprentice' });
      navigate(`/play/${id}`);
    });
  return (
    <article className="door">
      <DoorScene door={door} />
      <div className="door-words">
        <h2>{words.name}</h2>
        <p>{words.line}</p>
        <p className="door-facts">{doorFacts(ui, door)}</p>
        <button type="button" className="button button-gilt door-play" onClick={playNow} data-play={game}>
          <Play aria-hidden="true" />
          {ui('home.play')}
        </button>
        <p role="alert" className="problem">
          {problem !== null && ui(problem)}
        </p>
        <nav className="door-more" aria-label={ui('home.more', { game: words.name })}>
          <Link href={`/learn/${game}`} data-learn={game}>
            <GraduationCap aria-hidden="true" />
            {ui('home.learn')}
          </Link>
          <Link href={`/game/${game}?way=friends`}>
            <Link2 aria-hidden="true" />
            {ui('home.friends')}
          </Link>
          <Link href={`/game/${game}?way=screen`}>
            <Monitor aria-hidden="true" />
            {ui('home.screen')}
          </Link>
          <Link href={`/game/${game}?way=watch`}>
            <Eye aria-hidden="true" />
            {ui('home.watch')}
          </Link>
          <Link href={`/rules/${game}`}>
            <BookOpen aria-hidden="true" />
            {ui('home.rules')}
          </Link>
        </nav>
      </div>
    </article>
  );
}

function LocalTables({ ui }: { ui: Ui }) {
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const [isSafe, setSafe] = useState(true);
  const nameOf = useGameName();
  useEffect(() => {
    listTables().then(setTables, () => setTables([]));
    void isKeptForGood().then(setSafe);
  }, []);
  if (tables === null) return null;
  const remove = async (id: string) => {
    await removeTable(id);
    setTables(await listTables());
  };
  return (
    <section className="my-tables">
      <div className="my-tables-head">
        <h2>{ui('home.mine')}</h2>
        <OpenFile ui={ui} />
      </div>
      {tables.length === 0 && <p className="quiet">{ui('home.mine.empty')}</p>}
      {tables.length > 0 && !isSafe && <p className="quiet">{ui('home.mine.unsafe')}</p>}
      <ul>
        {tables.map(({ id, game, seats, round, over, waiting }) => (
          <TableRow
            key={id}
            ui={ui}
            game={game}
            note={ui('home.round', { round })}
            state={over ? 'over' : waiting ? 'your-turn' : 'going-on'}
            seats={seats}
            page={`/play/${id}`}
          >
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={ui('home.remove', { game: nameOf(game), round })}
              onClick={() => void remove(id)}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </TableRow>
        ))}
      </ul>
    </section>
  );
}
