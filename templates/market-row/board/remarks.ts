import type { Catalogue, Viewer } from '@belfry/kernel';
import type { Event } from '../src/index.ts';

/** What the coach has to say about something that happened: a key of these texts. */
export function remark(event: Event, viewer: Viewer): keyof typeof remarksEn | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'left-over':
      return isOwn ? 'remark.left-over' : undefined;
    case 'kept-offer':
      return isOwn ? 'remark.kept-offer' : undefined;
    default:
      return undefined;
  }
}

export const remarksEn = {
  'remark.left-over': 'The lowest number gets what nobody else took.',
  'remark.kept-offer': 'The lowest card comes into the stall of its player as well: two wares in one round.',
};

export const remarksNl: Catalogue<keyof typeof remarksEn> = {
  'remark.left-over': 'Het laagste nummer krijgt wat niemand anders nam.',
  'remark.kept-offer': 'De laagste kaart komt ook in de kraam van haar speler: twee waren in één ronde.',
};
