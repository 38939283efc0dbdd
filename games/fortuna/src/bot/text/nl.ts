import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'claim.step.now': 'brengt je {n, plural, one {# stap} other {# stappen}} verder op de weg',
  'gain.money.now': '{n} geld meer',
  'gain.goods.now': '{amount} meer',
  'gain.pieces.now': '{amount} meer',
  'gain.dice.now': '{n, plural, one {# dobbelsteen} other {# dobbelstenen}} meer',
  'claim.married.now': 'laat je trouwen',
  'claim.building.now': 'geeft je {building}',
  'gain.privileges.now': '{n, plural, one {# privilegekaart} other {# privilegekaarten}} meer',
  'gain.privilege.now': 'de privilegekaart {privilege}',
  'claim.card.now': 'brengt {card} naar jouw zijde',
  'claim.protected.now': 'houdt {card} beschermd voor je volgende beurt',
  'claim.covered.now': 'dekt de gunst {favour} af, zodat niemand na jou die deze ronde kan gebruiken',
  'claim.their-money.now': 'laat {seat} {n} geld minder over',
};
