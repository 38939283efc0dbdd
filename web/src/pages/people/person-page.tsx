import { Crest } from '@belfry/board-kit';
import { findGameCard, gameCards } from '@belfry/games/page/game-cards';
import type { Phrase } from '@belfry/kernel';
import type { Profile } from '@belfry/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api, iAm, useMe } from '../../api/api.ts';
import { peopleApi } from '../../api/people.ts';
import { to } from '../../base/address.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { useSettings } from '../../base/settings.ts';
import { Page } from '../../parts/page.tsx';
import { Loading } from '../../parts/page-status.tsx';
import { type PeopleSay, usePeopleSay } from './text/index.ts';

/** A person's profile: name, first visit, results, and the possible actions. */
export function PersonPage({ id }: { id: string }) {
  const say = usePeopleSay();
  const me = useMe((state) => state.me?.id);
  const language = useSettings((settings) => settings.language);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [problem, setProblem] = useState<Phrase | null>(null);
  const tell = useCallback((error: unknown) => setProblem(refusalWords(error).phrase), []);
  const look = useCallback(() => peopleApi.profile(id).then(setProfile, tell), [id, tell]);
  useEffect(() => {
    if (me !== undefined) void look();
  }, [me, look]);
  const act = (work: Promise<unknown>) => void work.then(look, tell);
  if (profile === null && problem === null) return <Loading />;
  const isOwn = id === me;
  return (
    <Page title={<h1>{say(isOwn ? 'people.own' : 'people.profile')}</h1>} className="people">
      <main>
        <p role="alert" className="problem">
          {problem !== null && say(problem)}
        </p>
        {profile !== null && (
          <section className="panel person">
            <div className="person-head">
              <Crest crest={profile.person.crest} colour={0} size="l" />
              <div>
                <h2>{profile.person.name}</h2>
                {profile.since !== null && (
                  <p className="quiet">
                    {say('people.since', { day: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(profile.since) })}
                  </p>
                )}
              </div>
            </div>
            {isOwn ? (
              <label className="setting-check">
                <input
                  type="checkbox"
                  data-show-profile
                  checked={!profile.hidden}
                  onChange={({ target }) => act(api.rename({ hidden: !target.checked }).then(iAm))}
                />
                <span>{say('people.show')}</span>
              </label>
            ) : null}
            {isOwn && <p className="quiet">{say('people.show.lead')}</p>}
            {profile.since === null ? <p>{say('people.hidden', { name: profile.person.name })}</p> : <Games say={say} profile={profile} />}
            {!isOwn && <Dealings say={say} profile={profile} act={act} />}
          </section>
        )}
        <Link className="button" href={to.people()}>
          {say('people.all')}
        </Link>
      </main>
    </Page>
  );
}

function Games({ say, profile: { games } }: { say: PeopleSay; profile: Profile }) {
  const language = useSettings((settings) => settings.language);
  const isAnyUncounted = games.some(({ uncounted }) => uncounted > 0);
  const places = Array.from({ length: Math.max(0, ...games.map((each) => each.places.length)) }, (_, at) => at + 1);
  return (
    <div className="person-games">
      <h3>{say('people.games')}</h3>
      {games.length === 0 ? (
        <p className="quiet">{say('people.games.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('people.game')}</th>
              <th scope="col">{say('people.matches')}</th>
              {places.map((place) => (
                <th key={place} scope="col">
                  {say('people.place', { place })}
                </th>
              ))}
              {isAnyUncounted && <th scope="col">{say('people.uncounted')}</th>}
            </tr>
          </thead>
          <tbody>
            {games.map(({ game, matches, places: counts, uncounted }) => (
              <tr key={game} data-game={game}>
                <th scope="row">{findGameCard(game)?.text[language].name ?? game}</th>
                <td>{matches}</td>
                {places.map((place) => (
                  <td key={place}>{counts[place - 1] ?? 0}</td>
                ))}
                {isAnyUncounted && <td data-uncounted>{uncounted}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isAnyUncounted && <p className="quiet">{say('people.uncounted.text')}</p>}
    </div>
  );
}

/** Invites or blocks a person. */
function Dealings({ say, profile: { person, blocked }, act }: { say: PeopleSay; profile: Profile; act(work: Promise<unknown>): void }) {
  const language = useSettings((settings) => settings.language);
  const { id, name, kind } = person;
  if (kind === 'bot') return null;
  if (blocked)
    return (
      <button type="button" className="button" onClick={() => act(peopleApi.unblock(id))} data-block="end">
        {say('people.unblock', { name })}
      </button>
    );
  return (
    <>
      <nav className="person-invite" aria-label={say('people.invite', { name })}>
        <h3>{say('people.invite', { name })}</h3>
        {gameCards.map((gameCard) => (
          <Link key={gameCard.game} className="button" href={to.game(gameCard.game, 'friends', id)} data-invite={gameCard.game}>
            {gameCard.text[language].name}
          </Link>
        ))}
      </nav>
      <details className="person-block">
        <summary>{say('people.block', { name })}</summary>
        <p>{say('people.block.lead', { name })}</p>
        <button type="button" className="button" onClick={() => act(peopleApi.block(id))} data-block="begin">
          {say('people.block', { name })}
        </button>
      </details>
    </>
  );
}
