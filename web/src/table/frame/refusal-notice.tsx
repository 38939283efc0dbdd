import { RulesLink } from '../../parts/rules-link.tsx';
import type { RefusalText } from '../context/refusal.ts';

/** Why something is not allowed: one sentence, and the rule behind it. */
export function RefusalNotice({ refusal, rulesPage }: { refusal: RefusalText | null; rulesPage(clause: string): string }) {
  return (
    <div className="refusal-notice" role="alert">
      {refusal !== null && (
        <p>
          {refusal.text} {refusal.clause !== null && <RulesLink page={rulesPage(refusal.clause)}>{refusal.clause}</RulesLink>}
        </p>
      )}
    </div>
  );
}
