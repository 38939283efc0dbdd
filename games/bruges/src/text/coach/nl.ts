import type { Catalogue } from '@belfry/kernel';
import { ordinal } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal': `Punten komen van veel dingen: huizen en de personen erin, kanalen, ontwikkeling, meerderheden. Elke kaart kun je op ${TEXT_NUMBERS.actions} manieren gebruiken; de persoon aantrekken is er maar één van.`,
  'lesson.choose-start': 'De startspeler trekt en speelt deze ronde als eerste; elke ronde gaat het startspelerwapen door.',
  'lesson.draw-from':
    'Je ziet alleen de kleur van de achterkant, en juist de kleur telt: arbeiders, gulden, noodlotfiches, kanalen en huizen gaan er allemaal naar.',
  'lesson.penalty-order':
    'Meer dan één noodlot slaat toe en jij kiest de volgorde. Een persoon die je eerst verliest, beschermt je niet meer tegen het volgende. Brand na de pest kan het huis nemen dat door de pest leeg raakte; brand vóór de pest kan je enige persoon terug op hand brengen.',
  'lesson.lose-person':
    'Je verliest een van je personen. Geef liever iemand op wiens effect al gebruikt is dan iemand die je elke ronde nodig hebt.',
  'lesson.fire-loss':
    'De brand neemt een huis of een kanaalfiche. Een leeg huis, of een kanaalfiche dat niets oplevert, kun je meestal het best missen; de persoon uit een verbrand huis komt terug op hand.',
  'lesson.advance': `Je mag voor deze prijs een stap vooruitgaan. Een goedkope stap loont bijna altijd, en vanaf de ${ordinal('nl', TEXT_NUMBERS.doubleFrom)} telt elke stap ${TEXT_NUMBERS.doublePoints} punten.`,
  'lesson.turn-action': `Speel één kaart op een van ${TEXT_NUMBERS.actions} manieren: arbeiders, gulden, een noodlotfiche afleggen, een kanaalfiche bouwen, een huis bouwen of de persoon aantrekken in een leeg huis. Een huis kost een arbeider van die kleur, een persoon kost gulden.`,
  'lesson.extra-card': 'Een extra kaart: die speel je naast de kaart van je beurt.',
  'lesson.act-with-drawn': `De zojuist getrokken kaart gebruik je nu meteen, op een van de ${TEXT_NUMBERS.actions} manieren.`,
  'lesson.choose-canal': `Kanalen bouw je vanaf de portierswoning naar buiten. Een fiche op het ${ordinal('nl', TEXT_NUMBERS.awardSpace)} veld geeft aan het einde punten. Het ${ordinal('nl', TEXT_NUMBERS.canalSpaces)} levert een standbeeld op, eenmaal per kanaal en zolang er nog een is; hoe eerder, hoe beter het standbeeld.`,
  'lesson.return-threat': `Elk noodlotfiche dat je aflegt, levert een punt op. Begin met een kleur waarvan je er ${TEXT_NUMBERS.brink} hebt: bij het ${ordinal('nl', TEXT_NUMBERS.circle)} slaat het noodlot toe.`,
  'lesson.return-colour': 'Je legt alle fiches van één kleur af, en elk levert een punt op.',
  'lesson.swap-worker':
    'Ruil arbeiders voor de kleuren die je nodig hebt: voor huizen die je wilt bouwen en voor personen die een arbeider vragen.',
  'lesson.choose-worker': 'Neem een kleur waarvan je kaarten hebt: een huis kost één arbeider van die kleur.',
  'lesson.give-worker': 'Je moet arbeiders weggeven. Geef de kleur die je het minst nodig hebt.',
  'lesson.lose-canal': `Een kanaal verliest zijn buitenste fiche. Kies een kanaal waar dat je het ${ordinal('nl', TEXT_NUMBERS.awardSpace)} veld niet kost.`,
  'lesson.lend-to': 'Geef de gulden aan de speler die er het minst mee kan.',
  'lesson.discard-card': 'Je moet afleggen. Een kaart is waard wat je ermee zou doen: houd de kleuren die je nodig hebt.',
  'lesson.repeat-arrow': 'Door een van je personen mag je dit effect nog een keer gebruiken. Doen, tenzij het je schaadt.',
};
