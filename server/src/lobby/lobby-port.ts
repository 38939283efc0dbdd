import type { KeyedQueue } from '../base/keyed-queue.ts';
import type { Limits } from '../config/config.ts';
import type { MatchFiles } from '../match-files/match-files.ts';
import type { PlayPort } from '../play/play-port.ts';

/** What creating tables needs besides playing at them. */
export interface LobbyPort extends PlayPort {
  readonly limits: Limits;
  /** Queues by owner, for what is counted before it is stored. */
  readonly ofOwner: KeyedQueue;
  readonly matchFiles: MatchFiles;
  /** Warns that bots of a game will soon be needed. */
  readonly expectBots: (game: string) => void;
  /** Creates the secret from which a match's chance derives. */
  readonly newKey: () => string;
}
