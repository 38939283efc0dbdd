import { useEffect, useState } from 'react';
import { api } from '../../api/api.ts';

/** Addresses that mean this very device, and nothing on any other. */
const OWN_DEVICE = /^(localhost|127\.[\d.]+|\[::1\])$/;

interface Link {
  readonly address: string;
  /** Why it does not work elsewhere, and what to do. */
  readonly note: 'link.only-here' | 'link.no-network' | null;
}

/** The address of a page of the house for others: on this device's own address, the one in the local network if there is one. */
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
    api.house().then(
      ({ reach }) => found(reach),
      () => {},
    );
  }, [page, here]);
  return link;
}
