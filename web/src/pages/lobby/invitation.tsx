import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { pageHere } from '../../base/address.ts';
import { Copy, Share2 } from '../../icons/index.ts';
import { QrCode } from '../../parts/qr-code.tsx';
import type { LobbySay } from './text/index.ts';

/** Addresses that mean this very device, and nothing on any other. */
const OWN_DEVICE = /^(localhost|127\.[\d.]+|\[::1\])$/;

interface Link {
  readonly address: string;
  /** Why it does not work elsewhere, and what to do. */
  readonly note: 'lobby.only-here' | 'lobby.no-network' | null;
}

/** The address of this page for others: on this device's own address, the one in the local network if there is one. */
function useLink(): Link {
  const [link, setLink] = useState<Link>({ address: location.href, note: null });
  useEffect(() => {
    if (!OWN_DEVICE.test(location.hostname)) return;
    const found = (reach: { readonly addresses: readonly string[]; readonly onlyHere: boolean } | undefined) => {
      const [first] = reach?.addresses ?? [];
      if (first !== undefined) setLink({ address: new URL(pageHere(), first).href, note: null });
      else setLink({ address: location.href, note: reach?.onlyHere === false ? 'lobby.no-network' : 'lobby.only-here' });
    };
    api.house().then(
      ({ reach }) => found(reach),
      () => {},
    );
  }, []);
  return link;
}

/** The link to a table, to send, to copy and to scan. */
export function Invitation({ say, game, children }: { say: LobbySay; game: string; children?: ReactNode }) {
  const { address, note } = useLink();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // Where a page is not reached by https, browsers have only the older way.
    field.current?.select();
    if (navigator.clipboard === undefined) document.execCommand('copy');
    else await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  const share = () => void navigator.share({ title: 'Belfry', text: say('lobby.share.text', { game }), url: address }).catch(() => {});
  return (
    <section className="panel invitation">
      <h2>{say('lobby.link')}</h2>
      <QrCode text={address} label={say('lobby.qr')} />
      {note !== null && (
        <p className="invitation-note" data-note={note}>
          {say(note)}
          {note === 'lobby.only-here' && <code>npm start -- --host 0.0.0.0</code>}
        </p>
      )}
      <input
        ref={field}
        className="field"
        readOnly
        value={address}
        aria-label={say('lobby.link')}
        onFocus={(event) => event.target.select()}
        data-link
      />
      {navigator.share !== undefined && (
        <button type="button" className="button button-gilt" onClick={share} data-share>
          <Share2 aria-hidden="true" />
          {say('lobby.share')}
        </button>
      )}
      <button type="button" className="button" onClick={() => void copy()} data-copy>
        <Copy aria-hidden="true" />
        {say(copied ? 'lobby.copied' : 'lobby.copy')}
      </button>
      {children}
    </section>
  );
}
