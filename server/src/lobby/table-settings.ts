import { checkPlayers, completeOptions, type Game } from '@belfry/kernel';
import type { NewTable, TableSettings } from '@belfry/protocol';

/** The settings of a table: what was asked for, and what is usual for the rest. Throws BadInput with a sentence. */
export function withDefaultSettings(game: Game, asked: Omit<NewTable, 'bots' | 'start' | 'from' | 'watch'>): TableSettings {
  const players = asked.players ?? Math.min(game.players.max, Math.max(game.players.min, 4));
  checkPlayers(game, players);
  return {
    game: game.id,
    players,
    options: completeOptions(game.options, asked.options),
    clock: asked.clock ?? { kind: 'none' },
    access: asked.access ?? 'link',
    chat: asked.chat ?? 'all',
    hotseat: asked.hotseat ?? false,
    spectators: asked.spectators ?? true,
    delay: asked.delay ?? 0,
    pace: asked.pace ?? 'brisk',
    ...(asked.timing === undefined ? {} : { timing: asked.timing }),
    timeout: asked.timeout ?? 'vote',
    ...(asked.nights === undefined ? {} : { nights: asked.nights }),
    ...(asked.holidays === undefined ? {} : { holidays: asked.holidays }),
    advice: asked.advice ?? false,
  };
}
