import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Punten zitten overal in: personen in je huizen, kanalen, ontwikkeling, meerderheden. Elke kaart kun je op zes manieren gebruiken, en zelden op de manier waarvoor hij gemaakt is.',
  'lesson.choose-start': 'Wie begint, trekt en speelt deze ronde als eerste; elke ronde schuift het startspelerschap door.',
  'lesson.draw-from':
    'Je ziet alleen de kleur van de achterkant, en juist de kleur telt: die bepaalt voor welke arbeiders, gulden, noodlotfiches, kanalen en huizen je de kaart kunt gebruiken.',
  'lesson.penalty-order':
    'Er slaan meer noodlotten toe; jij kiest de volgorde. Laat eerst gebeuren wat iets neemt dat je toch al kwijt bent.',
  'lesson.lose-person':
    'Een van je personen vertrekt. Geef liever iemand op wiens effect al gebruikt is dan iemand die je elke ronde nodig hebt.',
  'lesson.fire-loss':
    'De brand neemt een huis of een kanaalfiche. Een leeg huis kun je meestal het best missen; de persoon uit een verbrand huis komt terug op hand.',
  'lesson.advance':
    'Een stap op het ontwikkelingsspoor voor de som van de enen en tweeën. Een goedkope stap loont bijna altijd, en vanaf de zesde telt elke stap twee punten.',
  'lesson.turn-action':
    'Speel één kaart op een van zes manieren: arbeiders, gulden, noodlot afwenden, kanaal graven, huis bouwen of de persoon aantrekken in een leeg huis. Een huis kost een arbeider van die kleur, een persoon kost gulden.',
  'lesson.extra-card': 'Een extraatje: deze kaart komt boven op de kaart van je beurt.',
  'lesson.act-with-drawn': 'De zojuist getrokken kaart gebruik je nu meteen, op een van de zes manieren.',
  'lesson.choose-canal':
    'Kanalen bouw je vanaf de portierswoning naar buiten. Het derde veld geeft punten, het vijfde een standbeeld; wie het eerst klaar is, krijgt het beste.',
  'lesson.return-threat':
    'Elk noodlotfiche dat je aflegt, levert een punt op. Kies de kleur waarvan je er twee hebt: bij het derde slaat het noodlot toe.',
  'lesson.return-colour': 'Alle fiches van één kleur gaan weg, en elk levert een punt op.',
  'lesson.swap-worker':
    'Ruil arbeiders voor de kleuren die je nodig hebt: voor huizen die je wilt bouwen en voor personen die een arbeider vragen.',
  'lesson.choose-worker': 'Neem een kleur waarvan je kaarten hebt: een huis kost één arbeider van die kleur.',
  'lesson.give-worker': 'Je moet arbeiders weggeven. Geef de kleur die je het minst nodig hebt.',
  'lesson.lose-canal': 'Een kanaal verliest zijn buitenste fiche. Liever het kanaal dat nog ver van zijn derde of vijfde veld is.',
  'lesson.lend-to': 'Geef de gulden aan wie er het minst mee kan.',
  'lesson.discard-card': 'Je moet afleggen. Een kaart is waard wat je ermee zou doen: houd de kleuren die je nodig hebt.',
  'lesson.repeat-arrow': 'Door een van je personen krijg je dit effect nog een keer. Doen, tenzij het je schaadt.',
};
