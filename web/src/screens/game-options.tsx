import type { Game, Options } from '@belfry/kernel';
import { Link } from 'wouter';
import { Choice } from '../parts/settings-form.tsx';
import { LEVELS } from '../session/levels.ts';
import type { Say } from '../shell/index.ts';
import type { Ui } from '../text/speech.ts';

/** How strong the bots are, with a line about how they play. */
export function LevelChoice({ ui, level, set }: { ui: Ui; level: string; set(level: string): void }) {
  const known = LEVELS.find((each) => each === level);
  return (
    <div>
      <Choice label={ui('setup.level')} values={LEVELS} value={known ?? 'apprentice'} name={(each) => ui(`level.${each}`)} set={set} />
      {known !== undefined && <p className="quiet">{ui(`level.${known}.line`)}</p>}
    </div>
  );
}

/** The rule options of a game, in words, each with the rule it changes. */
export function OptionChoices({
  ui,
  say,
  game,
  options,
  set,
}: {
  ui: Ui;
  say: Say;
  game: Game;
  options: Options;
  set(options: Options): void;
}) {
  return (
    <details className="setup-options">
      <summary>{ui('setup.options')}</summary>
      {game.options.map(({ id, values, clauses }) => (
        <div key={id} className="setup-option">
          <Choice
            label={say(`option.${id}`)}
            values={values}
            value={options[id] ?? (values[0] as string)}
            name={(value) => say(`option.${id}.${value}`)}
            set={(value) => set({ ...options, [id]: value })}
          />
          <p className="quiet">
            {clauses.map((clause) => (
              <Link key={clause} href={`/rules/${game.id}#${clause}`}>
                {clause}
              </Link>
            ))}
          </p>
        </div>
      ))}
    </details>
  );
}
