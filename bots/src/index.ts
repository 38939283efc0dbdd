export { BOT_NAMES, type BotName, botByName } from './levels.ts';
export { chooseMove, GameWithoutEnd, nextToMove, playOut } from './playout.ts';
export { randomBot } from './random.ts';
