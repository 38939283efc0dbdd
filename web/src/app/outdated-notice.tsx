import { reloadPage, useOutdatedPage } from '../base/reload-page.ts';
import { useUi } from '../base/voice.ts';

/** On every page: that it is older than the server understands, and what to do. */
export function OutdatedNotice() {
  const isTooOld = useOutdatedPage((age) => age.isTooOld);
  const ui = useUi();
  if (!isTooOld) return null;
  return (
    <div className="old-page" role="alert">
      <p>{ui('refused.other-protocol')}</p>
      <button type="button" className="button button-gilt" onClick={() => void reloadPage()} data-load-anew>
        {ui('home.update.go')}
      </button>
    </div>
  );
}
