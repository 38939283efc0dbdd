import { Link } from 'wouter';
import type { Why } from './use-chooser.ts';

/** Why something is not allowed: one sentence, and the rule behind it. */
export function WhyNot({ why, rulesPage }: { why: Why | null; rulesPage(clause: string): string }) {
  return (
    <div className="why-not" role="alert">
      {why !== null && (
        <p>
          {why.text} {why.clause !== null && <Link href={rulesPage(why.clause)}>{why.clause}</Link>}
        </p>
      )}
    </div>
  );
}
