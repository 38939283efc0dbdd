import type { Limits } from '../config/config.ts';
import type { MatchFiles } from '../match-files/match-files.ts';
import type { PlayPort } from '../play/play-port.ts';

/** What making tables needs beside playing at them. */
export interface LobbyPort extends PlayPort {
  readonly limits: Limits;
  readonly matchFiles: MatchFiles;
  /** Bots of a game will soon be asked. */
  readonly expectBots: (game: string) => void;
  /** A new secret for the chance of a match. */
  readonly newKey: () => string;
}
