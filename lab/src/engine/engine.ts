import { cpus } from 'node:os';
import { type Game, seededChance } from '@belfry/kernel';
import { loadBoardgameIo, type PeerLibrary } from './boardgame-io.ts';
import { type Meter, measureSlice } from './cpu.ts';
import { cloneNanoseconds, playRandomGame, sampleGame } from './game-samples.ts';
import { playPeerGame, samplePeer, sizedLike } from './peer.ts';

export interface EngineBench {
  readonly peer: string;
  readonly node: string;
  readonly cpu: string;
  readonly games: readonly EngineRow[];
}

export interface EngineRow {
  readonly game: string;
  readonly players: number;
  readonly movesPerCpuSecond: number;
  readonly peerMovesPerCpuSecond: number;
  readonly ratio: number;
  readonly cloneNanoseconds: number;
  /** Means over whole random games. */
  readonly stateBytes: number;
  readonly peerStateBytes: number;
  readonly choices: number;
  readonly peerChoices: number;
}

const SLICES = 10;
/** Shares of a game's measuring time. The peer's code takes seconds to get optimised; measured cold it would look worse than it is. */
const WARM_OURS = 0.1;
const WARM_PEER = 0.25;
const CLONES = 0.05;

/** Measures random play of each game and of the peer: in one process, in alternating slices, so that both run under the same conditions. */
export function benchEngine(games: readonly Game[], secondsEach: number, at: (secondsDone: number) => void = () => {}): EngineBench {
  const library = loadBoardgameIo();
  const rows = games.map((game, index) => benchGame(library, game, secondsEach, (done) => at(index * secondsEach + done)));
  return { peer: 'boardgame.io 0.50.2', node: `Node ${process.version}`, cpu: cpus()[0]?.model.trim() ?? 'unknown processor', games: rows };
}

/** Returns four players, or the nearest number the game allows. */
export function usualPlayers({ players: { min, max } }: Game): number {
  return Math.min(Math.max(4, min), max);
}

function benchGame(library: PeerLibrary, game: Game, seconds: number, at: (secondsDone: number) => void): EngineRow {
  const players = usualPlayers(game);
  const chance = seededChance('bench');
  const sample = sampleGame(game, players);
  const size = sizedLike(library, players, sample, chance);
  const peerSample = samplePeer(library, size, chance);
  const ours: Meter = { moves: 0, seconds: 0 };
  const theirs: Meter = { moves: 0, seconds: 0 };
  const playOurs = (): number => playRandomGame(game, players, chance);
  const playTheirs = (): number => playPeerGame(library, size, chance);
  measureSlice({ moves: 0, seconds: 0 }, seconds * WARM_OURS, playOurs);
  at(seconds * WARM_OURS);
  measureSlice({ moves: 0, seconds: 0 }, seconds * WARM_PEER, playTheirs);
  const slice = (seconds * (1 - WARM_OURS - WARM_PEER - CLONES)) / (2 * SLICES);
  for (let i = 0; i < SLICES; i++) {
    measureSlice(ours, slice, playOurs);
    measureSlice(theirs, slice, playTheirs);
    at(seconds * (WARM_OURS + WARM_PEER) + (i + 1) * 2 * slice);
  }
  const rate = ours.moves / ours.seconds;
  const peerRate = theirs.moves / theirs.seconds;
  return {
    game: game.id,
    players,
    movesPerCpuSecond: Math.round(rate),
    peerMovesPerCpuSecond: Math.round(peerRate),
    ratio: Math.round((10 * rate) / peerRate) / 10,
    cloneNanoseconds: Math.round(cloneNanoseconds(game, sample.states, seconds * CLONES)),
    stateBytes: Math.round(sample.stateBytes),
    peerStateBytes: Math.round(peerSample.stateBytes),
    choices: Math.round(10 * sample.choices) / 10,
    peerChoices: Math.round(10 * peerSample.choices) / 10,
  };
}
