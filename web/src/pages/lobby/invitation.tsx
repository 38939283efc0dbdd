import type { ReactNode } from 'react';
import { pageHere } from '../../base/address.ts';
import { SharedLink } from '../../parts/link/shared-link.tsx';
import type { LobbySay } from './text/index.ts';

/** The link to a table, and whom to send it to. */
export function Invitation({ say, game, children }: { say: LobbySay; game: string; children?: ReactNode }) {
  return (
    <section className="panel invitation">
      <h2>{say('lobby.link')}</h2>
      <SharedLink page={pageHere()} name={say('lobby.link')} scan={say('lobby.qr')} words={say('lobby.share.text', { game })} />
      {children}
    </section>
  );
}
