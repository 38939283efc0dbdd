import { useState } from 'react';
import { saveText } from '../../parts/match-file.ts';
import type { AccountUi } from './text/index.ts';

/** Recovery codes, this once, and ways to keep them. */
export function CodeList({ ui, codes }: { ui: AccountUi; codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <section className="panel you-card you-fresh">
      <h2>{ui('you.codes')}</h2>
      <p>{ui('you.codes.keep')}</p>
      <ul className="you-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="you-buttons">
        <button type="button" className="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
          {ui(copied ? 'you.codes.copied' : 'you.codes.copy')}
        </button>
        <button type="button" className="button" onClick={() => saveText('belfry-codes.txt', text, 'text/plain')}>
          {ui('you.codes.save')}
        </button>
      </div>
    </section>
  );
}
