import { loadAnew, usePageAge } from '../load-anew.ts';
import { useUi } from '../text/speech.ts';

/** On every page: that it is older than the server understands, and what to do. */
export function OldPage() {
  const isTooOld = usePageAge((age) => age.isTooOld);
  const ui = useUi();
  if (!isTooOld) return null;
  return (
    <div className="old-page" role="alert">
      <p>{ui('refused.other-protocol')}</p>
      <button type="button" className="button button-gilt" onClick={() => void loadAnew()} data-load-anew>
        {ui('home.update.go')}
      </button>
    </div>
  );
}
