import { checkPlayers, completeOptions, type Game } from '@belfry/kernel';
import { DEFAULT_TABLE_SETTINGS, type NewTable, type TableSettings } from '@belfry/protocol';

/** Returns the requested settings with defaults for the rest. Throws BadInput with a sentence. */
export function withDefaultSettings(game: Game, asked: Omit<NewTable, 'bots' | 'start' | 'from' | 'watch'>): TableSettings {
  const players = asked.players ?? Math.min(game.players.max, Math.max(game.players.min, 4));
  checkPlayers(game, players);
  return {
    game: game.id,
    players,
    options: completeOptions(game.options, asked.options),
    clock: asked.clock ?? DEFAULT_TABLE_SETTINGS.clock,
    access: asked.access ?? DEFAULT_TABLE_SETTINGS.access,
    chat: asked.chat ?? DEFAULT_TABLE_SETTINGS.chat,
    hotseat: asked.hotseat ?? DEFAULT_TABLE_SETTINGS.hotseat,
    spectators: asked.spectators ?? DEFAULT_TABLE_SETTINGS.spectators,
    delay: asked.delay ?? DEFAULT_TABLE_SETTINGS.delay,
    pace: asked.pace ?? DEFAULT_TABLE_SETTINGS.pace,
    ...(asked.timing === undefined ? {} : { timing: asked.timing }),
    timeout: asked.timeout ?? DEFAULT_TABLE_SETTINGS.timeout,
    ...(asked.nights === undefined ? {} : { nights: asked.nights }),
    ...(asked.holidays === undefined ? {} : { holidays: asked.holidays }),
    advice: asked.advice ?? DEFAULT_TABLE_SETTINGS.advice,
    undo: asked.undo ?? DEFAULT_TABLE_SETTINGS.undo,
  };
}
