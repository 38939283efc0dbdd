import { Crest } from '@belfry/board-kit';
import { findGameCard, gameCards } from '@belfry/games/page/game-cards';
import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { api, whoAmI } from '../../api/api.ts';
import { useSettings } from '../../base/settings.ts';
import { Page } from '../../parts/page.tsx';
import { Choice } from '../../parts/settings-form.tsx';
import { useLocalTables } from '../table-lists/use-tables.ts';
import { type Finished, fits, ofDevice, ofServer, type Wanted } from './finished.ts';
import { type MatchesSay, useMatchesSay } from './text/index.ts';
import './matches-page.css';

const RESULTS = ['all', 'won', 'lost'] as const;
/** Page size of the server's archive. */
const A_PAGE = 100;

/** All finished matches, latest first, filtered by game, people and result. */
export function MatchesPage() {
  const say = useMatchesSay();
  const language = useSettings((settings) => settings.language);
  const nameOf = (game: string) => findGameCard(game)?.text[language].name ?? game;
  const [wanted, setWanted] = useState<Wanted>({ game: 'all', result: 'all', who: '' });
  const [device, setDevice] = useState<readonly Finished[]>([]);
  const tables = useLocalTables()?.tables;
  const { found, more } = useArchive(wanted.game);
  const field = useId();
  useEffect(() => {
    const over = tables?.filter((table) => table.over) ?? [];
    // A match that cannot be replayed any more does not hide the others.
    void Promise.allSettled(over.map(ofDevice)).then((read) =>
      setDevice(read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))),
    );
  }, [tables]);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const games = ['all', ...gameCards.map(({ game }) => game)];
  const kept = found?.map((table) => ofServer(say, table)) ?? [];
  const shown = [...kept, ...device].filter((match) => fits(match, wanted)).sort((a, b) => b.at - a.at);
  return (
    <Page title={<h1>{say('home.matches')}</h1>} className="matches">
      <main>
        <p>{say('matches.lead')}</p>
        <div className="matches-wanted">
          <Choice
            label={say('matches.game')}
            values={games}
            value={wanted.game}
            name={(game) => (game === 'all' ? say('matches.all') : nameOf(game))}
            set={(game) => setWanted({ ...wanted, game })}
          />
          <Choice
            label={say('matches.result')}
            values={RESULTS}
            value={wanted.result}
            name={(result) => say(`matches.${result}`)}
            set={(result) => setWanted({ ...wanted, result })}
          />
          <div className="setting">
            <label htmlFor={field}>{say('matches.find')}</label>
            <input
              id={field}
              className="field"
              type="search"
              maxLength={40}
              value={wanted.who}
              onChange={(event) => setWanted({ ...wanted, who: event.target.value })}
            />
          </div>
        </div>
        {shown.length === 0 && found !== null && <p className="quiet">{say('matches.none')}</p>}
        <ul className="matches-list">
          {shown.map((match) => (
            <MatchRow key={match.id} say={say} match={match} name={nameOf(match.game)} day={day.format(match.at)} />
          ))}
        </ul>
        {more !== null && (
          <button type="button" className="button" onClick={more} data-more>
            {say('matches.more')}
          </button>
        )}
      </main>
    </Page>
  );
}

interface MatchRowProps {
  readonly say: MatchesSay;
  readonly match: Finished;
  /** The name of the game. */
  readonly name: string;
  readonly day: string;
}

function MatchRow({ say, match: { names, seats, place, uncounted, sheet, replay }, name, day }: MatchRowProps) {
  const isWon = place === 1 && uncounted === null;
  return (
    <li className="panel table-row">
      <div className="table-crests" aria-hidden="true">
        {seats.map(({ seat, crest, colour }) => (
          <Crest key={seat} crest={crest} colour={colour} size="s" />
        ))}
      </div>
      <div className="table-words">
        <strong>{name}</strong>
        <p className="quiet">{names}</p>
        <p className={isWon ? 'your-turn' : 'quiet'} data-result>
          {[
            ...(isWon ? [say('matches.you-won')] : place === null ? [] : [say('matches.place', { place, players: seats.length })]),
            ...(uncounted === null ? [] : [say(`matches.${uncounted}`)]),
            day,
          ].join(' · ')}
        </p>
      </div>
      <div className="table-ways">
        <Link className="button" href={sheet}>
          {say('matches.sheet')}
        </Link>
        <Link className="button" href={replay}>
          {say('matches.replay')}
        </Link>
      </div>
    </li>
  );
}

type Archive = Awaited<ReturnType<typeof api.archive>>['tables'];

/** Returns finished matches on the server, page by page; null before the first page, empty without a server. */
function useArchive(game: string): { found: Archive | null; more: (() => void) | null } {
  const [found, setFound] = useState<Archive | null>(null);
  const [isAll, setAll] = useState(false);
  const ask = async (before: number | undefined) => {
    const { tables } = await api.archive({ game: game === 'all' ? undefined : game, before });
    setAll(tables.length < A_PAGE);
    return tables;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another list
  useEffect(() => {
    setFound(null);
    void whoAmI()
      .then((me) => (me === null ? [] : ask(undefined)))
      .then(setFound, () => setFound([]));
  }, [game]);
  const oldest = found === null || found.length === 0 ? null : Math.min(...found.map(({ createdAt }) => createdAt));
  const more = () => {
    if (oldest !== null)
      void ask(oldest).then(
        (tables) => setFound([...(found ?? []), ...tables]),
        () => {},
      );
  };
  return { found, more: isAll || oldest === null ? null : more };
}
