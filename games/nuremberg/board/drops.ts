import type { Drop } from '@belfry/board-kit';
import type { Move } from '@belfry/nuremberg';
import { SITES } from '../src/data/city.ts';
import { CROSSINGS, ROADS } from '../src/data/region.ts';
import { KINDS, TREASURES } from '../src/data/resources.ts';

/** What a player builds is dropped where it shall stand; resources on the stack of the bank that they are changed for. */
export function drops(thing: string, onto: string): Drop<Move> | undefined {
  const meant = meantBy(thing, onto);
  if (meant === undefined) return undefined;
  return { picks: meant.do === 'bank-trade' ? [thing, onto] : [onto, thing], meant };
}

function meantBy(thing: string, onto: string): Move | undefined {
  const [kind, id] = onto.split(':');
  switch (`${thing} ${kind}`) {
    case 'verb:build-village crossing':
      return { do: 'build-village', crossing: CROSSINGS.findIndex((each) => each.id === id) };
    case 'verb:build-station road':
      return { do: 'build-station', road: ROADS.findIndex((each) => each.id === id) };
    case 'verb:build-house site':
      return { do: 'build-house', site: SITES.findIndex((each) => each.id === id) };
    case 'verb:build-wall walls':
      return { do: 'build-wall' };
    case 'verb:build-tower towers':
      return { do: 'build-tower' };
    default: {
      const give = TREASURES.findIndex((each) => thing === `give:${each}`);
      const get = KINDS.findIndex((each) => onto === `get:${each}`);
      return give < 0 || get < 0 ? undefined : { do: 'bank-trade', give, get };
    }
  }
}
