import { Crest } from '@belfry/board-kit';
import type { Acquaintance } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '../../api/api.ts';
import { peopleApi } from '../../api/people.ts';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { Page } from '../../parts/page.tsx';
import { usePeopleSay } from './text/index.ts';

/** The people you have played with or blocked. */
export function PeoplePage() {
  const say = usePeopleSay();
  const me = useMe((state) => state.me?.id);
  const language = useSettings((settings) => settings.language);
  const [people, setPeople] = useState<readonly Acquaintance[] | null>(null);
  useEffect(() => {
    if (me !== undefined) peopleApi.all().then(setPeople, () => setPeople([]));
  }, [me]);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <Page title={<h1>{say('people.title')}</h1>} className="people">
      <main>
        <p>{say('people.lead')}</p>
        {people?.length === 0 && <p className="quiet">{say('people.none')}</p>}
        <ul className="people-list">
          {people?.map(({ person: { id, name, crest }, matches, lastAt, blocked }) => (
            <li key={id} className="panel people-row">
              <Crest crest={crest} colour={0} />
              <div>
                <strong>{name}</strong>
                <p className="quiet">
                  {[
                    say('people.together', { count: matches }),
                    ...(lastAt === null ? [] : [say('people.last', { day: day.format(lastAt) })]),
                    ...(blocked ? [say('people.is-blocked')] : []),
                  ].join(' · ')}
                </p>
              </div>
              <Link className="button" href={to.person(id)} data-person={id}>
                {say('people.profile')}
              </Link>
            </li>
          ))}
        </ul>
        {me !== undefined && (
          <Link className="button" href={to.person(me)} data-own-profile>
            {say('people.own')}
          </Link>
        )}
      </main>
    </Page>
  );
}
