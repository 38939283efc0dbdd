import { Route, Switch } from 'wouter';
import { PeoplePage } from './people-page.tsx';
import { PersonPage } from './person-page.tsx';
import './people.css';

/** The pages about people, in one piece: from the list one goes to a profile and back. */
export function People() {
  return (
    <Switch>
      <Route path="/people" component={PeoplePage} />
      <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={decodeURIComponent(id)} />}</Route>
    </Switch>
  );
}
