/** The games of the house. A new game is one folder beside this file and one line here; `npx belfry new` writes both. */
export { botGame as bruges } from '@belfry/bruges/bot';
export { botGame as citadels } from '@belfry/citadels/bot';
export { botGame as fortuna } from '@belfry/fortuna/bot';
export { botGame as nuremberg } from '@belfry/nuremberg/bot';
