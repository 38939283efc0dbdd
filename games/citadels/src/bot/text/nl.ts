import type { Catalogue } from '@belfry/kernel';
import { TOLD } from '../../data/told.ts';
import { nl as words } from '../../text/nl.ts';
import type { en } from './en.ts';
import { powerFeatures } from './power-features.ts';

export const nl: Catalogue<keyof typeof en> = {
  'feature.city-size': 'een grotere stad',
  'feature.city-points': 'punten in je stad',
  'feature.colours': 'een kleur erbij in je stad',
  'feature.all-colours': `de bonus voor ${TOLD.colours} kleuren`,
  'feature.completed': 'een voltooide stad',
  'feature.first-to-finish': 'de bonus voor de eerste voltooide stad',
  'feature.one-missing': 'een stad die op één gebouw na voltooid is',
  'feature.two-missing': 'een stad die op twee gebouwen na voltooid is',
  'feature.gold': 'goud',
  'feature.some-gold': 'goud nu je er bijna geen hebt',
  'feature.hand': 'meer kaarten op hand',
  'feature.some-hand': 'iets om te bouwen',
  'feature.hand-points': 'meer punten op hand',
  'feature.affordable': 'een gebouw dat je meteen kunt betalen',
  'feature.soon-affordable': 'een gebouw dat je gauw kunt betalen',
  'feature.new-colour': 'een nieuwe kleur op hand',
  'feature.crown': 'de kroon',
  'feature.income-to-come': 'meer kleurinkomen',
  'feature.robber-prospect': 'meer om te stelen',
  'feature.magic-prospect': 'een vollere hand om mee te ruilen',
  'feature.architect-prospect': 'meerdere gebouwen in één beurt',
  'feature.murdered': 'een beurt die de Moordenaar je kost',
  'feature.robbed': 'goud dat de Dief je kost',
  'feature.loot': 'gestolen goud',
  'feature.protected': 'de bescherming van de Prediker',
  'feature.exposed': 'een goedkoop gebouw dat de Condottiere kan verwijderen',
  ...powerFeatures(words),
  'feature.looked': 'een betere keuze uit kaarten',
  'feature.last-chance': 'nog een beurt voor het einde',
  'feature.lead': 'een betere stand tegenover je beste rivaal',
  'feature.rival-near': 'een rivaal die zijn stad bijna voltooid heeft',
};
