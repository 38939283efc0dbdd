import type { Game } from '@belfry/kernel';
import { useState } from 'react';
import { useRulesSay } from './text/index.ts';

/** Says which rules and cards of a game are those of the printed edition, and which are our own. */
export function Edition({ game }: { game: Game }) {
  const say = useRulesSay(game);
  const [isOpen, setOpen] = useState(false);
  const notes = () => Object.keys(game.text.en).filter((key) => /^edition\.\d+$/.test(key));
  return (
    <details className="panel edition" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('rules.edition')}</summary>
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
