import { type BotGame, botByName } from '@belfry/bots';
import {
  BadInput,
  checkPlayers,
  completeOptions,
  type Game,
  itemAt,
  LANGUAGES,
  type Language,
  type Options,
  type Seat,
  seatLetter,
  seatOfLetter,
} from '@belfry/kernel';
import { type NamedBot, processBot } from '@belfry/lab';
import type { Environment } from './environment.ts';

/** Returns a whole number from the command line; throws if it is less than `least`. */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least)
    throw new BadInput(`${name} must be a whole number of at least ${least}, not "${text}"`);
  return value;
}

/** Returns the requested number of players, or a sensible default for this game. */
export function playersOf(game: Game, text: string | undefined): number {
  if (text === undefined) return Math.min(Math.max(4, game.players.min), game.players.max);
  const players = wholeNumber('--players', text, 1);
  checkPlayers(game, players);
  return players;
}

/** Parses `bank=30,endTrigger=7` as options of the game, and checks each. */
export function optionsOf(game: Game, text: string | undefined): Options {
  const asked: Record<string, string> = {};
  for (const pair of (text ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [name, value, ...rest] = pair.split('=').map((part) => part.trim());
    if (!name || !value || rest.length > 0) throw new BadInput(`--options takes pairs like name=value, separated by commas, not "${pair}"`);
    asked[name] = value;
  }
  return completeOptions(game.options, asked);
}

/** Returns one bot for each of `count` entrants, repeating a shorter list. */
export function botsOf(game: BotGame, text: string, count: number): NamedBot[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length > count) throw new BadInput(`--bots names ${names.length} bots, but there are only ${count} seats for them`);
  const bots = names.map((name) => ({ name, bot: processBot(game, name) ?? botByName(game, name) }));
  return Array.from({ length: count }, (_, entrant) => itemAt(bots, entrant % bots.length));
}

export function seatOf(text: string, players: number): Seat {
  const seat = seatOfLetter(text.trim().toLowerCase());
  if (seat < 0 || seat >= players) throw new BadInput(`--seat must be a letter from a to ${seatLetter(players - 1)}, not "${text}"`);
  return seat;
}

/** Returns whether to draw the table: on a screen, unless the user asks for words; pipes and screen readers get words. */
export function isDrawn({ out }: Environment, text: string | undefined): boolean {
  if (text === undefined) return out.terminal;
  if (text !== 'drawn' && text !== 'words') throw new BadInput(`--view can be drawn or words, not "${text}"`);
  return text === 'drawn';
}

export function languageOf(text: string): Language {
  const language = LANGUAGES.find((known) => known === text);
  if (language === undefined) throw new BadInput(`--language can be ${LANGUAGES.join(' or ')}, not "${text}"`);
  return language;
}
