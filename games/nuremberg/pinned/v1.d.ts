import type { EarlierBotGame } from '@belfry/bots';

export declare const botGame: EarlierBotGame;
/** The tables of the rules by file, to compare with those that today's board prints. */
export declare const data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
