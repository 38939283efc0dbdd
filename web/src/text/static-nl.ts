import type { words as en } from './static-en.ts';

export const words: Record<keyof typeof en, string> = {
  'home.lead':
    'Speel nu tegen bots die niet meer zien dan jij, of samen aan één scherm. Zonder account, zonder installatie; wat je speelt blijft op dit apparaat. Voor vrienden via een link is een server nodig: “npm start” geeft je er zelf een.',
};
