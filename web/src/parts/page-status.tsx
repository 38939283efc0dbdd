import { Link } from 'wouter';
import { to } from '../base/address.ts';
import { reloadPage } from '../base/reload-page.ts';
import { useSay } from '../base/voice.ts';
import { isAnnounced } from './announced-page.ts';
import { Mark } from './mark.tsx';

export function Loading() {
  const say = useSay();
  if (isAnnounced()) return null;
  return (
    <main className="middle">
      <Mark size={64} ringing />
      <p>{say('page.loading')}</p>
    </main>
  );
}

export function NotFound({ what = 'page' }: { readonly what?: 'page' | 'table' }) {
  const say = useSay();
  return (
    <main className="middle">
      <Mark size={64} />
      <h1>{say(what === 'table' ? 'table.missing' : 'page.missing')}</h1>
      <p>{say(what === 'table' ? 'table.missing.text' : 'page.missing.text')}</p>
      <Link className="button button-gilt" href={to.home()}>
        {say('home.go')}
      </Link>
    </main>
  );
}

/** A chunk of the page could not be loaded. */
export function LoadFailed() {
  const say = useSay();
  return (
    <main className="middle">
      <Mark size={64} />
      <p>{say('refused.unreachable')}</p>
      <button type="button" className="button button-gilt" onClick={() => void reloadPage()}>
        {say('home.update.go')}
      </button>
    </main>
  );
}
