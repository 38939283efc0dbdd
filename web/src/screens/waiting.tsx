import { Link } from 'wouter';
import { Mark } from '../parts/mark.tsx';
import { useUi } from '../text/speech.ts';

export function Waiting() {
  const ui = useUi();
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
