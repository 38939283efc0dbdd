import { Crest, type SeatInfo } from '@belfry/board-kit';
import { type BotText, botTexts, mannerAt } from '@belfry/bots';
import { type Game, itemAt, type Options, type Say } from '@belfry/kernel';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { speech } from '../../base/voice.ts';
import { levelsOf } from '../../match/levels.ts';
import { Choice } from '../../parts/settings-form.tsx';
import type { TableSettingsUi } from './text/index.ts';

interface LevelChoiceProps {
  readonly ui: TableSettingsUi;
  readonly game: Game;
  readonly level: string;
  /** Everybody who would sit down. */
  readonly seats: readonly SeatInfo[];
  set(level: string): void;
}

/** How strong the bots are, with a line about how they play, and who they are. */
export function LevelChoice({ ui, game, level, seats, set }: LevelChoiceProps) {
  const levels = levelsOf(game.id);
  const known = levels.find((each) => each === level) ?? 'apprentice';
  const words = useBotWords(game);
  return (
    <div className="setup-level">
      <Choice label={ui('setup.level')} values={levels} value={known} name={(each) => words(`level.${each}`)} set={set} />
      <p className="quiet">{words(`level.${known}.line`)}</p>
      <ul className="setup-company">
        {seats.map(
          ({ seat, name, crest, colour, kind }) =>
            kind === 'bot' && (
              <li key={seat}>
                <Crest crest={crest} colour={colour} size="s" />
                <strong>{name}</strong>
                {known !== 'random' && <span className="quiet">{words(`manner.${mannerAt(seat)}`)}</span>}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** What bots are called and say, in the language of the reader. */
export function useBotWords(game: Game): Say<BotText> {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => speech<BotText>(language, [botTexts(game)], String), [language, game]);
}

/** The rule options of a game, in words, each with the rule it changes. */
export function OptionChoices({
  ui,
  say,
  game,
  options,
  set,
}: {
  ui: TableSettingsUi;
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
