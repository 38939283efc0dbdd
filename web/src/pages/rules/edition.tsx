import type { Game, Say } from '@belfry/kernel';
import { useState } from 'react';
import { useRulesUi } from './text/index.ts';

/** Which rules and cards of a game are those of the printed one, and which are our own. */
export function Edition({ game, say }: { game: Game; say: Say }) {
  const ui = useRulesUi();
  const [isOpen, setOpen] = useState(false);
  const notes = () => Object.keys(game.text.en).filter((key) => /^edition\.\d+$/.test(key));
  return (
    <details className="panel edition" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{ui('rules.edition')}</summary>
      {isOpen && (
        <ul>
          {notes().map((key) => (
            <li key={key}>{say({ key })}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
