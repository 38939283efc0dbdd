/** Synonyms that the texts of this game avoid, besides those of `scripts/glossary.json`: regular expressions of whole words, whatever their case. */
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
    'another price', // counter-offer
    'name (your|a) price', // counter-offer
    'councillors?', // holder of a council card
    'chronicle', // time line
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
  ],
} as const;
