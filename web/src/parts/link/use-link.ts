import { useEffect, useState } from 'react';
import { api } from '../../api/api.ts';

/** Hosts that mean this device itself, and so mean nothing on another one. */
const OWN_DEVICE = /^(localhost|127\.[\d.]+|\[::1\])$/;

interface Link {
  readonly address: string;
  /** Why the link does not work elsewhere, and what to do. */
  readonly note: 'link.only-here' | 'link.no-network' | null;
}

/** Returns a page's address for other people; on localhost, with this computer's address in the local network, if any. */
export function useLink(page: string): Link {
  const here = new URL(page, location.href).href;
  const [link, setLink] = useState<Link>({ address: here, note: null });
  useEffect(() => {
    setLink({ address: here, note: null });
    if (!OWN_DEVICE.test(location.hostname)) return;
    const found = (reach: { readonly addresses: readonly string[]; readonly onlyHere: boolean } | undefined) => {
      const [first] = reach?.addresses ?? [];
      if (first !== undefined) setLink({ address: new URL(page, first).href, note: null });
      else setLink({ address: here, note: reach?.onlyHere === false ? 'link.no-network' : 'link.only-here' });
    };
    api.serverInfo().then(
      ({ reach }) => found(reach),
      () => {},
    );
  }, [page, here]);
  return link;
}
