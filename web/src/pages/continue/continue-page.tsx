import { Crest } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import type { Person } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../../api/api.ts';
import { handOverApi } from '../../api/hand-over.ts';
import { forgetFragment, to } from '../../base/address.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { Page } from '../../parts/page.tsx';
import { useContinueSay } from './text/index.ts';
import './continue-page.css';

/**
 * The target of another device's link: tells the user who they become here, and asks for confirmation. The code is after the `#`, so that
 * no server receives it before that.
 */
export function ContinuePage() {
  const say = useContinueSay();
  const me = useMe((state) => state.me);
  const [, navigate] = useLocation();
  const [code] = useState(() => location.hash.slice(1));
  const [owner, setOwner] = useState<Person | null>(null);
  const [problem, setProblem] = useState<Phrase | null>(null);
  /** True once the user has been told which seats this browser leaves behind. */
  const [sure, setSure] = useState(false);
  const tell = (error: unknown) => {
    setSure(error instanceof Refused && error.refusal.reason === 'leaves-seats');
    setProblem(refusalWords(error).phrase);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as soon as there is anybody to ask as
  useEffect(() => {
    if (me === null) return;
    // Keep the code out of the browser history.
    forgetFragment();
    // After a reload the page has no code any more.
    if (code === '') setProblem({ key: 'refused.link-void' });
    else handOverApi.owner(code).then(setOwner, tell);
  }, [me === null, code]);
  const go = () => {
    setProblem(null);
    handOverApi.accept(code, sure ? true : undefined).then(() => navigate(to.home(), { replace: true }), tell);
  };
  return (
    <Page title={<h1>{say('continue.title')}</h1>} className="continue">
      <main>
        <section className="panel continue-card">
          {owner !== null && (
            <div className="continue-owner">
              <Crest crest={owner.crest} colour={0} size="l" />
              <h2>{owner.name}</h2>
            </div>
          )}
          {owner !== null && problem === null && <p>{say('continue.lead', { name: owner.name })}</p>}
          <p role="alert" className={sure ? '' : 'problem'}>
            {problem !== null && say(problem)}
          </p>
          {owner !== null && (problem === null || sure) && (
            <button type="button" className="button button-gilt" onClick={go} data-continue={sure ? 'sure' : 'ask'}>
              {say(sure ? 'continue.sure' : 'continue.go', { name: owner.name })}
            </button>
          )}
          <button type="button" className="button" onClick={() => navigate(to.home())}>
            {say('continue.not')}
          </button>
        </section>
      </main>
    </Page>
  );
}
