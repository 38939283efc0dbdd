import { useRef, useState } from 'react';
import { Copy, Share2 } from '../../icons/index.ts';
import { QrCode } from './qr-code.tsx';
import { useLinkSay } from './text/index.ts';
import { useLink } from './use-link.ts';
import './shared-link.css';

interface SharedLinkProps {
  /** The page it leads to, as an internal link. */
  readonly page: string;
  /** The label of the link, and of its QR code. */
  readonly name: string;
  readonly scan: string;
  /** The text sent with it. */
  readonly words: string;
}

/** A link to send, copy and scan. */
export function SharedLink({ page, name, scan, words }: SharedLinkProps) {
  const say = useLinkSay();
  const { address, note } = useLink(page);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // On a page without HTTPS, browsers have only the older clipboard API.
    field.current?.select();
    if (navigator.clipboard === undefined) document.execCommand('copy');
    else await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  const share = () => void navigator.share({ title: 'Belfry', text: words, url: address }).catch(() => {});
  return (
    <>
      <QrCode text={address} label={scan} />
      {note !== null && (
        <p className="link-note" data-note={note}>
          {say(note)}
          {note === 'link.only-here' && <code>npm start -- --host 0.0.0.0</code>}
        </p>
      )}
      <input
        ref={field}
        className="field"
        readOnly
        value={address}
        aria-label={name}
        onFocus={(event) => event.target.select()}
        data-link
      />
      {navigator.share !== undefined && (
        <button type="button" className="button button-gilt" onClick={share} data-share>
          <Share2 />
          {say('link.share')}
        </button>
      )}
      <button type="button" className="button" onClick={() => void copy()} data-copy>
        <Copy />
        {say(copied ? 'lobby.copied' : 'link.copy')}
      </button>
    </>
  );
}
