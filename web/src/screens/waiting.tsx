import { Link } from 'wouter';
import { loadAnew } from '../load-anew.ts';
import { isAnnounced } from '../parts/arriving.ts';
import { Mark } from '../parts/mark.tsx';
import { useUi } from '../text/speech.ts';

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
      <Link className="button button-gilt" href="/">
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
      <button type="button" className="button button-gilt" onClick={() => void loadAnew()}>
        {ui('home.update.go')}
      </button>
    </main>
  );
}
