// Written by scripts/games.mjs from the folders beside it.
export { botGame as bruges } from '@belfry/bruges/bot';
export { botGame as citadels } from '@belfry/citadels/bot';
export { botGame as fortuna } from '@belfry/fortuna/bot';
export { botGame as nuremberg } from '@belfry/nuremberg/bot';
