import { type TermsFormProps, useTable } from '@belfry/board-kit';
import type { Move, View } from '@belfry/nuremberg';
import { useState } from 'react';
import { type Bundle, TREASURES } from '../src/data/resources.ts';
import { MOST_CARDS_ASKED, MOST_GOLD_ASKED } from '../src/data/trade.ts';
import { NOTHING } from './holdings.ts';
import { Steppers } from './steppers.tsx';
import type { Words } from './text/index.ts';

const isNothing = (amounts: Bundle): boolean => amounts.every((count) => count === 0);

/** NUR-6.8 The least an offer must bring, and the most it may cost, to be accepted in advance. */
export function TermsForm({ propose }: TermsFormProps<View, Move>) {
  const { say } = useTable<Words>();
  const [get, setGet] = useState<Bundle>(NOTHING);
  const [give, setGive] = useState<Bundle>(NOTHING);
  const most = (other: Bundle): Bundle =>
    TREASURES.map((kind, at) => (other[at] ? 0 : kind === 'gold' ? MOST_GOLD_ASKED : MOST_CARDS_ASKED));
  return (
    <>
      <div className="nur-scales nur-terms">
        <Steppers title={say('terms.get')} amounts={get} most={most(give)} set={setGet} />
        <Steppers title={say('terms.give')} amounts={give} most={most(get)} set={setGive} />
      </div>
      <button
        type="button"
        className="button button-gilt"
        disabled={isNothing(get) || isNothing(give)}
        onClick={() => propose({ do: 'counter', give, get })}
        data-action="terms"
      >
        {say('terms.do')}
      </button>
    </>
  );
}
