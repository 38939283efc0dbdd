/** Synonyms that the texts avoid, so that one thing has one name: regular expressions of whole words, whatever their case. */
export const AVOID = {
  en: [
    'crossings?', // intersection
    'stretch(es)?', // segment
    'lands?(?! hex)', // hex
    'harvest(s|ed)?', // yield
    'quarters?', // city tile
    'workshops?', // city tile
    'corners?', // notch
    'gaps?', // notch
    'hand(s|ed|ing)? in', // discard
    'dear(er|est)?', // expensive
    'another price', // counter-offer
    'name (your|a) price', // counter-offer
    'councillors?', // holder of a council card
    'chronicle', // time line
    'for nothing', // for free
    'whoever',
    'somebody',
    'everybody',
    'anybody',
    'the own',
    'lay(s|ing)? off',
    'laid off',
  ],
  nl: [
    'wijk(en)?', // stadstegel
    'werkplaats(en)?', // stadstegel
    'veld(en)?', // tegel
    'land(en)?', // tegel
    'gat(en)?', // uitsparing
    'bod', // aanbod
    'toonbank', // aanbod
    'andere prijs', // tegenaanbod
    '(sla|slaat|slaan) af', // afwijzen
    'afslaan', // afwijzen
    'raadsheer', // bezitter van een raadskaart
    'zetels?', // plaats in de raad
    'producten', // goederen
    'tijdlijn', // tijdslijn
    'wegtol', // wegentol
    'voor niets', // gratis
  ],
} as const;
