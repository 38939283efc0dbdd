import { type Environment, paint } from './base/environment.ts';

const FIRST_STEPS: readonly (readonly [command: string, what: string])[] = [
  ['belfry serve', 'start Belfry and play in your browser'],
  ['belfry play {game}', 'play a game in the terminal against bots'],
  ['belfry play {game} --language nl', 'the same in Dutch'],
  ['belfry learn {game}', 'learn a game in short lessons'],
  ['belfry simulate {game} --players 4 --games 1000', 'let bots play a thousand games and report statistics'],
  ['belfry arena {game} --bots master,journeyman', 'compare bots'],
  ['belfry detect {game}', 'count obvious bot blunders'],
  ['belfry train {game}', 'train the weights of a game by self-play'],
  ['belfry puzzles {game} --check', 'find puzzles in games between Masters, or check them'],
  ['belfry mirror game.log --seat a', 'review a player’s decisions and key moments'],
  ['belfry transcript {game} --players 4 --seed 7', 'record one game, state by state'],
  ['belfry verify game.log', 'check a saved game move by move'],
  ['belfry rules {game}', 'list every rule clause and the tests that cite it'],
  ['belfry phrases {game}', 'list every sentence of a game, with examples'],
  ['belfry perft {game}', 'count the lines of play from a position'],
  ['belfry golden', 'compare the golden files with the current rules'],
  ['belfry check-matches', 'check that every match of a server opens with this build'],
  ['belfry migrate', 'migrate a store to this version'],
  ['belfry move-store', 'move the embedded store to PostgreSQL'],
  ['belfry new night-watch', 'create a small complete game to change into yours'],
  ['belfry bench engine', 'measure the speed of the rules, compared with a peer'],
  ['belfry admin find ada', 'manage the people of a server'],
  ['belfry help play', 'explain a command, with examples'],
];

/** Returns the output of `belfry` without arguments. */
export function overview(setting: Environment): string {
  const first = setting.games[0]?.id ?? 'game';
  const rows = FIRST_STEPS.map(([command, what]) => [command.replace('{game}', first), what] as const);
  const width = Math.max(...rows.map(([command]) => command.length));
  const steps = rows.map(([command, what]) => `  ${paint(setting.out, 'cyan', command.padEnd(width))}  ${what}`);
  const games = setting.games.map(
    ({ id, players, text }) => `  ${id}: ${text.en['game.name'] ?? id}, ${players.min} to ${players.max} players`,
  );
  return ['Belfry: city games, played by the rules.', '', 'The games:', ...games, '', 'Things to do:', ...steps, ''].join('\n');
}
