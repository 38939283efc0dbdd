import type { GameCard } from '@belfry/board-kit';
import { findGameCard } from '@belfry/games/page/game-cards';
import type { Game, Options } from '@belfry/kernel';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useOwnLooks } from '../../api/own-name.ts';
import { to, WAYS, type Way } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { newLocalTable, seatsFor } from '../../match/local/new-table.ts';
import { GameScene, gameFacts } from '../../parts/game-scene.tsx';
import { Page } from '../../parts/page.tsx';
import { NotFound } from '../../parts/page-status.tsx';
import { Choice } from '../../parts/settings-form.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { useRules } from '../match-loader/use-game.ts';
import { Edition } from '../rules/edition.tsx';
import { LevelChoice, OptionChoices } from '../table-settings/game-options.tsx';
import { FriendsForm } from './friends-form.tsx';
import { type TableMakingSay, useGameSay, useTableMakingSay } from './text/index.ts';
import './game-page.css';

/** The page of a game: the ways to play it, and its house rules. */
export function GamePage({ id }: { id: string }) {
  const say = useGameSay();
  const asked = new URLSearchParams(useSearch()).get('way');
  const way = WAYS.find((each) => each === asked) ?? 'play';
  const [, navigate] = useLocation();
  const language = useSettings((settings) => settings.language);
  const game = useRules(id);
  const gameCard = findGameCard(id);
  if (gameCard === undefined || game === 'missing') return <NotFound />;
  const words = gameCard.text[language];
  return (
    <Page title={<h1>{words.name}</h1>} className="game-page">
      <main>
        <div className="game-banner">
          <GameScene gameCard={gameCard} />
        </div>
        <div className="game-words">
          <p className="game-line">{words.line}</p>
          <p className="quiet">
            {gameFacts(say, gameCard)} · <Link href={to.rules(id)}>{say('home.rules')}</Link> ·{' '}
            <Link href={to.course(id)}>{say('home.learn')}</Link>
            {gameCard.judged === true && (
              <>
                {' '}
                · <Link href={to.puzzles(id)}>{say('home.puzzles')}</Link>
              </>
            )}
          </p>
          <Choice
            label={say('setup.way')}
            values={WAYS}
            value={way}
            name={(each) => say(`home.${each}`)}
            set={(each) => navigate(to.game(id, each), { replace: true })}
          />
          {game !== null && <TableForms gameCard={gameCard} game={game} way={way} />}
        </div>
      </main>
    </Page>
  );
}

function TableForms({ gameCard, game, way }: { gameCard: GameCard; game: Game; way: Way }) {
  const say = useTableMakingSay(game);
  return (
    <>
      {way === 'friends' ? (
        <FriendsForm say={say} gameCard={gameCard} game={game} />
      ) : (
        <LocalForm key={way} say={say} gameCard={gameCard} game={game} way={way} />
      )}
      <Edition game={game} />
    </>
  );
}

function LocalForm({ say, gameCard, game, way }: { say: TableMakingSay; gameCard: GameCard; game: Game; way: Exclude<Way, 'friends'> }) {
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const { name: own, crest } = useOwnLooks(say);
  const [players, setPlayers] = useState(String(gameCard.players.usual));
  const [people, setPeople] = useState('2');
  const [names, setNames] = useState<readonly string[]>([]);
  const [level, setLevel] = useState('apprentice');
  const [options, setOptions] = useState<Options>({});
  const [, navigate] = useLocation();
  const humans = way === 'screen' ? Math.min(Number(people), Number(players)) : way === 'play' ? 1 : 0;
  const { problem, attempt } = useAttempt();
  const called = Array.from({ length: humans }, (_, at) => names[at]?.trim() || (at === 0 ? own : say('setup.player', { n: at + 1 })));
  const start = async () => {
    navigate(to.match('play', await newLocalTable({ game: game.id, players: Number(players), people: called, crest, level, options })));
  };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(start);
      }}
    >
      {way !== 'play' && <p>{say(way === 'screen' ? 'setup.screen.lead' : 'setup.watch.lead')}</p>}
      <Choice label={say('setup.players')} values={counts} value={players} name={String} set={setPlayers} />
      {way === 'screen' && (
        <>
          <Choice
            label={say('setup.people')}
            values={Array.from({ length: Number(players) - 1 }, (_, more) => String(more + 2))}
            value={String(humans)}
            name={String}
            set={setPeople}
          />
          <div className="setup-names">
            {Array.from({ length: humans }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place at the screen is what the name belongs to
              <label key={at} className="setting">
                <span>{say('setup.names', { n: at + 1 })}</span>
                <input
                  className="field"
                  maxLength={24}
                  value={names[at] ?? ''}
                  placeholder={at === 0 ? own : say('setup.player', { n: at + 1 })}
                  onChange={(event) =>
                    setNames(Array.from({ length: humans }, (_, i) => (i === at ? event.target.value : (names[i] ?? ''))))
                  }
                />
              </label>
            ))}
          </div>
        </>
      )}
      {humans < Number(players) && (
        <LevelChoice say={say} game={game} level={level} seats={seatsFor(Number(players), called, level, crest)} set={setLevel} />
      )}
      <OptionChoices say={say} game={game} options={options} set={setOptions} />
      <p role="alert" className="problem">
        {problem !== null && say(problem)}
      </p>
      <button type="submit" className="button button-gilt" data-start>
        {say(way === 'watch' ? 'setup.watch' : 'setup.start')}
      </button>
    </form>
  );
}
