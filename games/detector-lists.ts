// Written by scripts/games.mjs from the folders beside it.
export { detectors as bruges } from '@belfry/bruges/bot/detectors';
export { detectors as citadels } from '@belfry/citadels/bot/detectors';
export { detectors as fortuna } from '@belfry/fortuna/bot/detectors';
export { detectors as nuremberg } from '@belfry/nuremberg/bot/detectors';
