import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HAS_SERVER, PEOPLE_PAGES, ROUTES, STUDY_PAGES } from '../base/address.ts';
import { Home } from '../pages/home/home.tsx';
import { LoadFailed, Loading, NotFound } from '../parts/page-status.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { TurnWatch } from './turn-watch.tsx';

const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: LoadFailed }),
    ),
  );

const GamePage = page(() => import('../pages/game/game-page.tsx').then((m) => m.GamePage));
const LocalTable = page(() => import('../pages/local-table/local-table.tsx').then((m) => m.LocalTable));
const ServerTable = page(() => import('../pages/server-table/server-table.tsx').then((m) => m.ServerTable));
const ReplayPage = page(() => import('../pages/replay/replay-page.tsx').then((m) => m.ReplayPage));
const RulesPage = page(() => import('../pages/rules/index.ts').then((m) => m.RulesPage));
const AidPage = page(() => import('../pages/rules/index.ts').then((m) => m.AidPage));
const Study = page(() => import('./study.tsx').then((m) => m.Study));
const AccountPage = page(() => import('../pages/account/account-page.tsx').then((m) => m.AccountPage));
const ContinuePage = page(() => import('../pages/continue/continue-page.tsx').then((m) => m.ContinuePage));
const MatchesPage = page(() => import('../pages/matches/matches-page.tsx').then((m) => m.MatchesPage));
const People = page(() => import('../pages/people/people.tsx').then((m) => m.People));
const OperatorsPage = page(() => import('../pages/operators/operators-page.tsx').then((m) => m.OperatorsPage));
const StylePage = page(() => import('../pages/style/style-page.tsx').then((m) => m.StylePage));

export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <OutdatedNotice />
      <TurnWatch />
      <Switch>
        <Route path={ROUTES.home} component={Home} />
        <Route path={ROUTES.game}>{({ game }) => <GamePage key={game} id={game} />}</Route>
        <Route path={ROUTES.play}>{({ id }) => <LocalTable key={id} id={id} />}</Route>
        {HAS_SERVER && <Route path={ROUTES.table}>{({ id }) => <ServerTable key={id} id={id} />}</Route>}
        <Route path={ROUTES.replay}>
          {({ where, id }) => <ReplayPage key={id} where={HAS_SERVER && where === 'table' ? 'table' : 'play'} id={id} />}
        </Route>
        <Route path={ROUTES.rules}>{({ game }) => <RulesPage key={game} id={game} />}</Route>
        <Route path={ROUTES.aid}>{({ game }) => <AidPage key={game} id={game} />}</Route>
        <Route path={STUDY_PAGES} component={Study} />
        <Route path={ROUTES.account} component={AccountPage} />
        {HAS_SERVER && <Route path={ROUTES.continue} component={ContinuePage} />}
        <Route path={ROUTES.matches} component={MatchesPage} />
        {HAS_SERVER && <Route path={PEOPLE_PAGES} component={People} />}
        {HAS_SERVER && <Route path={ROUTES.operators} component={OperatorsPage} />}
        <Route path={ROUTES.style} component={StylePage} />
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  );
}
