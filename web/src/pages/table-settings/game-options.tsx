import { Crest, type SeatInfo } from '@belfry/board-kit';
import { type BotText, mannerAt } from '@belfry/bots';
import { type Game, itemAt, type Options, type Say } from '@belfry/kernel';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { levelsOf } from '../../match/levels.ts';
import { Choice } from '../../parts/settings-form.tsx';
import type { TableSettingsSay, TableSettingsText } from './text/index.ts';

interface LevelChoiceProps {
  readonly say: Say<TableSettingsText & BotText>;
  readonly game: Game;
  readonly level: string;
  /** All players of the table. */
  readonly seats: readonly SeatInfo[];
  set(level: string): void;
}

/** A choice of bot level, with a line about how they play, and their names. */
export function LevelChoice({ say, game, level, seats, set }: LevelChoiceProps) {
  const levels = levelsOf(game.id);
  const known = levels.find((each) => each === level) ?? 'apprentice';
  return (
    <div className="setup-level">
      <Choice label={say('setup.level')} values={levels} value={known} name={(each) => say(`level.${each}`)} set={set} />
      <p className="quiet">{say(`level.${known}.line`)}</p>
      <ul className="setup-opponents">
        {seats.map(
          ({ seat, name, crest, colour, kind }) =>
            kind === 'bot' && (
              <li key={seat}>
                <Crest crest={crest} colour={colour} size="s" />
                <strong>{name}</strong>
                {known !== 'random' && <span className="quiet">{say(`manner.${mannerAt(seat)}`)}</span>}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** The rule options of a game in words, each with the rule it changes. */
export function OptionChoices({
  say,
  game,
  options,
  set,
}: {
  say: TableSettingsSay;
  game: Game;
  options: Options;
  set(options: Options): void;
}) {
  return (
    <details className="setup-options">
      <summary>{say('setup.options')}</summary>
      {game.options.map(({ id, values, clauses }) => (
        <div key={id} className="setup-option">
          <Choice
            label={say({ key: `option.${id}` })}
            values={values}
            value={options[id] ?? itemAt(values, 0)}
            name={(value) => say({ key: `option.${id}.${value}` })}
            set={(value) => set({ ...options, [id]: value })}
          />
          <p className="quiet">
            {clauses.map((clause) => (
              <Link key={clause} href={to.rules(game.id, clause)}>
                {clause}
              </Link>
            ))}
          </p>
        </div>
      ))}
    </details>
  );
}
