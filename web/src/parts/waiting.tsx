import { Link } from 'wouter';
import { to } from '../base/address.ts';
import { reloadPage } from '../base/reload-page.ts';
import { useUi } from '../base/voice.ts';
import { isAnnounced } from './announced-page.ts';
import { Mark } from './mark.tsx';

export function Waiting() {
  const ui = useUi();
  if (isAnnounced()) return null;
  return (
    <main className="middle">
      <Mark size={64} ringing />
      <p>{ui('table.loading')}</p>
    </main>
  );
}

export function NotHere() {
  const ui = useUi();
  return (
    <main className="middle">
      <Mark size={64} />
      <h1>{ui('table.missing')}</h1>
      <p>{ui('table.missing.text')}</p>
      <Link className="button button-gilt" href={to.home()}>
        {ui('home.go')}
      </Link>
    </main>
  );
}

/** A part of the page did not come. */
export function NotLoaded() {
  const ui = useUi();
  return (
    <main className="middle">
      <Mark size={64} />
      <p>{ui('refused.unreachable')}</p>
      <button type="button" className="button button-gilt" onClick={() => void reloadPage()}>
        {ui('home.update.go')}
      </button>
    </main>
  );
}
