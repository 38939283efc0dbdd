import { Route, Switch } from 'wouter';
import { ROUTES } from '../../base/address.ts';
import { PeoplePage } from './people-page.tsx';
import { PersonPage } from './person-page.tsx';
import './people.css';

/** The pages about people, in one chunk, because users go from the list to a profile and back. */
export function People() {
  return (
    <Switch>
      <Route path={ROUTES.people} component={PeoplePage} />
      <Route path={ROUTES.person}>{({ id }) => <PersonPage key={id} id={decodeURIComponent(id)} />}</Route>
    </Switch>
  );
}
