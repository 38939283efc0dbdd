import { reloadPage, useOutdatedPage } from '../base/reload-page.ts';
import { useSay } from '../base/voice.ts';

/** Tells the user, on every page, that the page is older than the server understands, and what to do. */
export function OutdatedNotice() {
  const isTooOld = useOutdatedPage((age) => age.isTooOld);
  const say = useSay();
  if (!isTooOld) return null;
  return (
    <div className="old-page" role="alert">
      <p>{say('refused.other-protocol')}</p>
      <button type="button" className="button button-gilt" onClick={() => void reloadPage()} data-load-anew>
        {say('home.update.go')}
      </button>
    </div>
  );
}
