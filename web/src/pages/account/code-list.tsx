import { useState } from 'react';
import { saveText } from '../../parts/match-file.ts';
import type { AccountSay } from './text/index.ts';

/** Recovery codes, shown only once, with ways to save them. */
export function CodeList({ say, codes }: { say: AccountSay; codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <section className="panel you-card you-fresh">
      <h2>{say('you.codes')}</h2>
      <p>{say('you.codes.keep')}</p>
      <ul className="you-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="you-buttons">
        <button type="button" className="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
          {say(copied ? 'you.codes.copied' : 'you.codes.copy')}
        </button>
        <button type="button" className="button" onClick={() => saveText('belfry-codes.txt', text, 'text/plain')}>
          {say('you.codes.save')}
        </button>
      </div>
    </section>
  );
}
