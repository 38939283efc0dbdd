import type { Event } from '@belfry/fortuna';
import type { Catalogue, Viewer } from '@belfry/kernel';

/** What the coach has to say about something that happened: a key of these texts. */
export function remark(event: Event, viewer: Viewer): keyof typeof remarksEn | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'rolled':
      return isOwn ? 'remark.dice' : undefined;
    case 'served':
      return isOwn ? undefined : 'remark.covered';
    case 'taxed':
      return isOwn ? 'remark.tax' : undefined;
    case 'driven-back':
      return isOwn ? 'remark.driven-back' : undefined;
    case 'spared':
      return isOwn ? 'remark.spared' : undefined;
    case 'took-tokens':
      return isOwn ? 'remark.tokens' : undefined;
    case 'swapped':
      return event.owner === viewer && !isOwn ? 'remark.card-taken' : undefined;
    case 'bribed':
      return event.owner === viewer && !isOwn ? 'remark.bribed' : undefined;
    case 'aqueduct-filled':
      return isOwn ? 'remark.aqueduct' : undefined;
    case 'dowry':
      return isOwn ? 'remark.dowry' : undefined;
    case 'order-set':
      return 'remark.order';
    case 'tokens-placed':
      return event.favours.length > 0 ? 'remark.tokens-placed' : undefined;
    case 'arrived':
      return 'remark.arrived';
    default:
      return undefined;
  }
}

export const remarksEn = {
  'remark.dice':
    'One die counts, and they are never added up: it opens every favour with that number or a lower one. More dice make a high one likelier.',
  'remark.covered': 'A favour that was used is covered until the end of the round. Whoever plays late finds fewer.',
  'remark.tax': 'An open favour lay within reach of your die and was not used: that costs a tax of one money.',
  'remark.driven-back': 'Without money for the tax the pawn goes a step back. Keep a coin for it.',
  'remark.spared': 'All favours up to your die were covered: no step, but no tax either.',
  'remark.tokens': 'Each token lets you draw a privilege card. You keep one of them, with a Basilica two.',
  'remark.card-taken':
    'Two of your cards lie open between your turns, and others may take them. The card left in exchange is yours to play now.',
  'remark.bribed': 'Somebody paid to use your open card. It stays with you, and the money is yours.',
  'remark.aqueduct': 'An empty Aqueduct fills by itself when your turn begins. Its water is used before any other.',
  'remark.dowry': 'Money from the marriage, which also lets you use favour 5.',
  'remark.order': 'Whoever has the card Fortuna on their side begins the next round; the others follow by money, the richest first.',
  'remark.tokens-placed': 'Favours that nobody used get a token each, up to three. The longer one waits, the more it is worth.',
  'remark.arrived': 'Somebody is in the palace: this round is the last. Only who is inside Rome, on step 10 or beyond, counts points.',
};

export const remarksNl: Catalogue<keyof typeof remarksEn> = {
  'remark.dice':
    'Eén dobbelsteen telt, je telt ze nooit op: hij geeft toegang tot elke gunst met dat getal of lager. Meer dobbelstenen maken een hoge waarschijnlijker.',
  'remark.covered': 'Een gebruikte gunst is afgedekt tot het einde van de ronde. Wie laat speelt, vindt er minder.',
  'remark.tax': 'Er lag een open gunst binnen het bereik van je dobbelsteen en je hebt hem niet gebruikt: dat kost één geld belasting.',
  'remark.driven-back': 'Zonder geld voor de belasting gaat je pion een stap terug. Houd er een munt voor over.',
  'remark.spared': 'Alle gunsten tot en met je dobbelsteen waren afgedekt: geen stap, maar ook geen belasting.',
  'remark.tokens': 'Voor elk token trek je een privilegekaart. Je houdt er één, met een Basiliek twee.',
  'remark.card-taken':
    'Tussen je beurten liggen twee van je kaarten open, en anderen mogen ze nemen. Met de kaart die ervoor in de plaats kwam, speel jij nu.',
  'remark.bribed': 'Iemand betaalde om jouw open kaart te gebruiken. De kaart blijft bij jou, en het geld is voor jou.',
  'remark.aqueduct': 'Een leeg Aquaduct vult zich vanzelf aan het begin van je beurt. Dat water gebruik je vóór al het andere.',
  'remark.dowry': 'Geld uit het huwelijk, dat je ook toegang geeft tot gunst 5.',
  'remark.order': 'Wie de kaart Fortuna aan zijn zijde heeft, begint de volgende ronde; de anderen volgen naar geld, de rijkste eerst.',
  'remark.tokens-placed': 'Gunsten die niemand gebruikte, krijgen elk een token, tot drie. Hoe langer er een wacht, hoe meer hij waard is.',
  'remark.arrived': 'Er is iemand in het paleis: dit is de laatste ronde. Alleen wie binnen Rome is, op stap 10 of verder, telt punten.',
};
