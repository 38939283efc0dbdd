import { Crest } from '@belfry/board-kit';
import type { Acquaintance } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '../../api/api.ts';
import { peopleApi } from '../../api/people.ts';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { Page } from '../../parts/page.tsx';
import { usePeopleUi } from './text/index.ts';

/** Everybody one has played with, and whom one has blocked. */
export function PeoplePage() {
  const ui = usePeopleUi();
  const me = useMe((state) => state.me?.id);
  const language = useSettings((settings) => settings.language);
  const [people, setPeople] = useState<readonly Acquaintance[] | null>(null);
  useEffect(() => {
    if (me !== undefined) peopleApi.all().then(setPeople, () => setPeople([]));
  }, [me]);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <Page title={<h1>{ui('people.title')}</h1>} className="people">
      <main>
        <p>{ui('people.lead')}</p>
        {people?.length === 0 && <p className="quiet">{ui('people.none')}</p>}
        <ul className="people-list">
          {people?.map(({ person: { id, name, crest }, matches, lastAt, blocked }) => (
            <li key={id} className="panel people-row">
              <Crest crest={crest} colour={0} />
              <div>
                <strong>{name}</strong>
                <p className="quiet">
                  {[
                    ui('people.together', { count: matches }),
                    ...(lastAt === null ? [] : [ui('people.last', { day: day.format(lastAt) })]),
                    ...(blocked ? [ui('people.is-blocked')] : []),
                  ].join(' · ')}
                </p>
              </div>
              <Link className="button" href={to.person(id)} data-person={id}>
                {ui('people.profile')}
              </Link>
            </li>
          ))}
        </ul>
        {me !== undefined && (
          <Link className="button" href={to.person(me)} data-own-profile>
            {ui('people.own')}
          </Link>
        )}
      </main>
    </Page>
  );
}
