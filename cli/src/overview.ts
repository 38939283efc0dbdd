import { type Environment, paint } from './base/environment.ts';

const FIRST_STEPS: readonly (readonly [command: string, what: string])[] = [
  ['belfry serve', 'open the house: play in the browser'],
  ['belfry play {game}', 'play a game in the terminal against bots'],
  ['belfry play {game} --language nl', 'the same in Dutch'],
  ['belfry learn {game}', 'learn a game by short lessons'],
  ['belfry simulate {game} --players 4 --games 1000', 'let bots play a thousand games and count'],
  ['belfry arena {game} --bots master,journeyman', 'let bots compete'],
  ['belfry detect {game}', 'count the laughable moves of bots'],
  ['belfry train {game}', 'learn what positions are worth, by self-play'],
  ['belfry puzzles {game} --check', 'find puzzles in games between Masters, or check them'],
  ['belfry mirror game.log --seat a', 'how well somebody played, and the moments that mattered'],
  ['belfry transcript {game} --players 4 --seed 7', 'write down one game, state by state'],
  ['belfry verify game.log', 'check a saved game move by move'],
  ['belfry rules {game}', 'every clause of the rules and the tests that cite it'],
  ['belfry phrases {game}', 'every sentence the game says, with examples'],
  ['belfry perft {game}', 'count the ways a position can go on'],
  ['belfry golden', 'compare the golden files with the rules of today'],
  ['belfry check-matches', 'would every match of a server open with this build?'],
  ['belfry move-store', 'from the embedded store to PostgreSQL'],
  ['belfry new night-watch', 'write a small complete game, to be changed into yours'],
  ['belfry bench engine', 'measure the speed of the rules beside a peer'],
  ['belfry admin find ada', 'look after the people of a server'],
  ['belfry help play', 'explain a command, with examples'],
];

/** What belfry says when it is called without arguments. */
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
