import { BookOpen, Eye, GraduationCap, Link2, Monitor, Play, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DOORS, type Door, isOpen, USUAL_PLAYERS } from '../doors.ts';
import { DoorScene } from '../parts/door-scene.tsx';
import { OpenFile } from '../parts/open-file.tsx';
import { Page } from '../parts/page.tsx';
import { nameOf, TableRow } from '../parts/table-row.tsx';
import { useUpdate } from '../parts/updates.ts';
import { newLocalTable } from '../session/local/new-table.ts';
import { listTables, removeTable, type SavedTable } from '../session/local/saves.ts';
import { useSettings } from '../settings.ts';
import { type Ui, useUi } from '../text/speech.ts';
import { ServerTables } from './server-tables.tsx';
import './home.css';

/** The hall: four doors, and the tables that wait for you. */
export function Home() {
  const ui = useUi();
  const update = useUpdate((state) => state.load);
  return (
    <Page className="home">
      <main>
        <div className="home-lead">
          <h1>{ui('home.title')}</h1>
          <p>{ui('home.lead')}</p>
        </div>
        <div className="doors">
          {DOORS.map((door) => (
            <DoorCard key={door} door={door} ui={ui} />
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
  const { name, set } = useSettings();
  const title = ui(`door.${door}`);
  const open = isOpen(door);
  const playNow = async () => {
    const id = await newLocalTable({ game: door, players: USUAL_PLAYERS[door], people: [name.trim() || ui('guest')], level: 'apprentice' });
    navigate(`/play/${id}`);
  };
  const learn = () => {
    set({ coach: true, coachOffered: true });
    return playNow();
  };
  return (
    <article className={`door door-${door} ${open ? '' : 'door-closed'}`}>
      <DoorScene door={door} />
      <div className="door-words">
        <h2>{title}</h2>
        <p>{ui(`door.${door}.line`)}</p>
        <p className="door-facts">{ui(`door.${door}.facts`)}</p>
        {open ? (
          <>
            <button type="button" className="button button-gilt door-play" onClick={playNow} data-play={door}>
              <Play aria-hidden="true" />
              {ui('home.play')}
            </button>
            <nav className="door-more" aria-label={ui('home.more', { game: title })}>
              <button type="button" onClick={learn} data-learn={door}>
                <GraduationCap aria-hidden="true" />
                {ui('home.learn')}
              </button>
              <Link href={`/game/${door}?way=friends`}>
                <Link2 aria-hidden="true" />
                {ui('home.friends')}
              </Link>
              <Link href={`/game/${door}?way=screen`}>
                <Monitor aria-hidden="true" />
                {ui('home.screen')}
              </Link>
              <Link href={`/game/${door}?way=watch`}>
                <Eye aria-hidden="true" />
                {ui('home.watch')}
              </Link>
              <Link href={`/rules/${door}`}>
                <BookOpen aria-hidden="true" />
                {ui('home.rules')}
              </Link>
            </nav>
          </>
        ) : (
          <p className="door-coming">{ui('home.coming')}</p>
        )}
      </div>
    </article>
  );
}

function LocalTables({ ui }: { ui: Ui }) {
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  useEffect(() => {
    listTables().then(setTables, () => setTables([]));
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
              aria-label={ui('home.remove', { game: nameOf(ui, game), round })}
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
