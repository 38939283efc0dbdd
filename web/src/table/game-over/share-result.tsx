import { useState } from 'react';
import { Share2 } from '../../icons/index.ts';
import type { Result } from './result-image.ts';

/** Shares an image of the result, or downloads it where the device cannot share. */
export function ShareResult({ outcome, notes, seats, say }: Result) {
  const [failed, setFailed] = useState(false);
  const share = async () => {
    const { resultImage } = await import('./result-image.ts');
    const file = new File([await resultImage({ outcome, notes, seats, say })], 'belfry.png', { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title: say('game.name') }).catch(unlessCalledOff);
    else save(file);
  };
  return (
    <button type="button" className="button" onClick={() => void share().catch(() => setFailed(true))} data-share>
      <Share2 />
      {say(failed ? 'end.share.failed' : 'end.share')}
    </button>
  );
}

/** Ignores a cancelled share dialog, which is not a failure. */
function unlessCalledOff(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
