import type { Phrase, PhraseArg, Seat } from '@belfry/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { COST, DISTRICTS, type District } from '../data/districts.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { destructionPrice } from '../rules/warlord.ts';

export function characterName(character: Character): Phrase {
  return { key: `character.${CHARACTERS[character].id}` };
}

export function districtName(district: District): Phrase {
  return { key: `district.${DISTRICTS[district].id}` };
}

export function districtNames(districts: readonly District[]): PhraseArg {
  return districts.length === 0 ? { key: 'word.nothing' } : districts.map(districtName);
}

export function seatName(seat: Seat): PhraseArg {
  return { seat };
}

export function sayMove(move: Move): Phrase {
  const key = `move.${move.do}`;
  switch (move.do) {
    case 'choose':
    case 'hide':
    case 'murder':
    case 'steal':
      return { key, args: { character: characterName(move.character) } };
    case 'build':
      return { key, args: { district: districtName(move.district), cost: COST[move.district] } };
    case 'laboratory':
      return { key, args: { district: districtName(move.district) } };
    case 'destroy':
      return { key, args: { district: districtName(move.district), owner: seatName(move.seat), cost: destructionPrice(move.district) } };
    case 'swap-hands':
      return { key, args: { partner: seatName(move.seat) } };
    case 'redraw':
    case 'keep':
      return { key, args: { districts: districtNames(move.districts) } };
    case 'graveyard':
      return { key: move.buy ? 'move.graveyard-buy' : 'move.graveyard-pass' };
    default:
      return { key };
  }
}

export function sayDecision(decision: {
  readonly kind: string;
  readonly seat: Seat;
  readonly district?: District;
  readonly keep?: number;
}): Phrase {
  const { kind, seat, district, keep } = decision;
  return {
    key: `decision.${kind}`,
    args: {
      seat: seatName(seat),
      ...(district === undefined ? {} : { district: districtName(district) }),
      ...(keep === undefined ? {} : { keep }),
    },
  };
}

/** A line of the log. Events whose secret part the reader may not know have a second wording. */
export function sayEvent(event: Event): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'round-began':
      return { key, args: { round: event.round, crown: seatName(event.crown) } };
    case 'king-returned':
    case 'game-ended':
      return { key };
    case 'faced-up':
      return { key, args: { characters: event.characters.map(characterName) } };
    case 'hid-first':
    case 'took-first-hidden':
    case 'hid':
      return secret(key, event.character, { seat: seatName(event.seat) });
    case 'drafted':
      return secret(key, event.character, { seat: seatName(event.seat), from: event.from });
    case 'unanswered':
      return { key, args: { character: characterName(event.character), caller: seatName(event.caller) } };
    case 'shown':
    case 'named-victim':
    case 'named-mark':
    case 'turn-ended':
    case 'victim-revealed':
      return { key, args: { seat: seatName(event.seat), character: characterName(event.character) } };
    case 'robbed':
      return { key, args: { seat: seatName(event.seat), thief: seatName(event.thief), gold: event.gold } };
    case 'crowned':
      return { key, args: { seat: seatName(event.seat) } };
    case 'extra-gold':
    case 'took-gold':
      return { key, args: { seat: seatName(event.seat), gold: event.gold } };
    case 'income':
      return { key, args: { seat: seatName(event.seat), gold: event.gold, character: characterName(event.character) } };
    case 'looked':
    case 'architect-drew':
      return cards(key, event.districts, { seat: seatName(event.seat), count: event.count });
    case 'smithy-drew':
      return cards(key, event.districts, { seat: seatName(event.seat), count: event.count, paid: event.paid });
    case 'kept':
      return cards(key, event.districts, {
        seat: seatName(event.seat),
        count: event.count,
        rest: event.rest,
        where: event.under ? 'under' : 'discard',
      });
    case 'built':
      return { key, args: { seat: seatName(event.seat), district: districtName(event.district), cost: event.cost } };
    case 'finished-first':
      return { key, args: { seat: seatName(event.seat), count: event.districts } };
    case 'swapped':
      return { key, args: { seat: seatName(event.seat), partner: seatName(event.partner), gave: event.gave, got: event.got } };
    case 'redrew':
      return cards(key, event.discarded, { seat: seatName(event.seat), count: event.count });
    case 'laboratory':
      return { key, args: { seat: seatName(event.seat), gold: event.gold } };
    case 'destroyed':
      return {
        key,
        args: { seat: seatName(event.seat), owner: seatName(event.owner), district: districtName(event.district), paid: event.paid },
      };
    case 'graveyard-bought':
      return { key, args: { seat: seatName(event.seat), district: districtName(event.district), paid: event.paid } };
    case 'graveyard-passed':
      return { key, args: { seat: seatName(event.seat), district: districtName(event.district) } };
    case 'reshuffled':
      return { key, args: { count: event.count } };
  }
}

function secret(key: string, character: Character | null, args: Record<string, PhraseArg>): Phrase {
  return character === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, character: characterName(character) } };
}

function cards(key: string, districts: readonly District[] | null, args: Record<string, PhraseArg>): Phrase {
  return districts === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, districts: districtNames(districts) } };
}
