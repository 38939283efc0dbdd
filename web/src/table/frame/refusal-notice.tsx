import { Link } from 'wouter';
import type { RefusalText } from '../context/refusal.ts';

/** Why something is not allowed: one sentence, and the rule behind it. */
export function RefusalNotice({ refusal, rulesPage }: { refusal: RefusalText | null; rulesPage(clause: string): string }) {
  return (
    <div className="refusal-notice" role="alert">
      {refusal !== null && (
        <p>
          {refusal.text} {refusal.clause !== null && <Link href={rulesPage(refusal.clause)}>{refusal.clause}</Link>}
        </p>
      )}
    </div>
  );
}
