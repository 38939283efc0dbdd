import type { Event } from '@belfry/bruges';
import type { Catalogue, Viewer } from '@belfry/kernel';

/** What the coach has to say about something that happened: a key of these texts. */
export function remark(event: Event, viewer: Viewer): keyof typeof remarksEn | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'rolled':
      return 'remark.dice';
    case 'took-threat':
      if (!isOwn) return undefined;
      return event.markers === 1 ? 'remark.threat.first' : event.markers === 2 ? 'remark.threat.second' : undefined;
    case 'penalty':
      return isOwn ? 'remark.penalty' : undefined;
    case 'took-guilders':
      return isOwn ? 'remark.guilders' : undefined;
    case 'returned':
      return isOwn ? 'remark.returned' : undefined;
    case 'won-statue':
      return isOwn ? 'remark.statue' : undefined;
    case 'turned-majority':
      return isOwn ? 'remark.majority.own' : 'remark.majority.other';
    case 'last-round':
      return 'remark.last-round';
    default:
      return undefined;
  }
}

export const remarksEn = {
  'remark.dice':
    'The dice hold for the whole round. A five or a six gives everybody a threat of that colour; ones and twos add up to the price of a step; and a card played for guilders brings what the die of its colour shows.',
  'remark.threat.first': 'One marker does nothing by itself. The third of a colour strikes at once.',
  'remark.threat.second':
    'That is the second of this colour: one more and its misfortune strikes. A card of the colour turns one away, and scores a point.',
  'remark.penalty': 'Three markers of one colour struck. They are gone now, and the count begins anew.',
  'remark.guilders': 'The income of a card is the die of its colour. Look at the dice before you choose which card to spend for money.',
  'remark.returned': 'A point for every marker you return, and one danger less.',
  'remark.statue': 'A finished canal brings the highest statue that is left. Whoever comes later finds a smaller one.',
  'remark.majority.own':
    'You were alone in front at the end of the round. The marker stays turned and is worth 4 points, even if somebody overtakes you.',
  'remark.majority.other':
    'Being alone in front once, at the end of a round, is worth 4 points for good. You can still turn your own marker in a later round.',
  'remark.last-round': 'A pile has run out. What does not score by the end of the last round is lost: spend guilders and workers.',
};

export const remarksNl: Catalogue<keyof typeof remarksEn> = {
  'remark.dice':
    'De dobbelstenen gelden de hele ronde. Een vijf of een zes geeft iedereen een noodlotfiche van die kleur; enen en tweeën zijn samen de prijs van een stap; en een kaart die je voor gulden speelt, levert op wat de dobbelsteen van die kleur toont.',
  'remark.threat.first': 'Eén fiche doet op zichzelf niets. Het derde van een kleur slaat meteen toe.',
  'remark.threat.second':
    'Dat is het tweede van deze kleur: nog één en het noodlot slaat toe. Een kaart van die kleur wendt er een af, en dat is een punt.',
  'remark.penalty': 'Drie fiches van één kleur hebben toegeslagen. Ze zijn nu weg, en het tellen begint opnieuw.',
  'remark.guilders':
    'Het inkomen van een kaart is de dobbelsteen van haar kleur. Kijk naar de dobbelstenen voordat je kiest welke kaart je voor geld uitgeeft.',
  'remark.returned': 'Een punt voor elk fiche dat je aflegt, en een gevaar minder.',
  'remark.statue': 'Een voltooid kanaal geeft het hoogste standbeeld dat er nog is. Wie later komt, vindt een kleiner.',
  'remark.majority.own':
    'Je lag aan het einde van de ronde alleen voorop. Het fiche blijft omgedraaid en is 4 punten waard, ook als iemand je inhaalt.',
  'remark.majority.other':
    'Eén keer aan het einde van een ronde alleen voorop liggen is voorgoed 4 punten waard. Je kunt je eigen fiche in een latere ronde nog omdraaien.',
  'remark.last-round': 'Een stapel is op. Wat na de laatste ronde niets oplevert, is verloren: geef gulden en arbeiders uit.',
};
