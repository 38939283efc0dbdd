import { BadInput, tidy } from '@belfry/kernel';
import { HIGHEST, KINDS, WARES, type Ware, wareOf } from '../data/wares.ts';
import type { Move } from '../rules/moves.ts';

export function write(move: Move): string {
  const { kind, number } = wareOf(move.ware);
  return `${move.do} ${kind} ${number}`;
}

export function read(text: string): Move {
  const [verb, kind = '', number = '', ...rest] = tidy(text).split(' ');
  if ((verb !== 'offer' && verb !== 'take') || rest.length > 0) {
    throw new BadInput(`"${text}" is no move of Market Row; a move looks like "offer grain 7" or "take wine 3"`);
  }
  return { do: verb, ware: readWare(`${kind}-${number}`) };
}

function readWare(id: string): Ware {
  const ware = WARES.findIndex((row) => row.id === id);
  if (ware < 0)
    throw new BadInput(`there is no ware "${id.replace('-', ' ')}"; a ware is ${KINDS.join(', ')} and a number from 1 to ${HIGHEST}`);
  return ware;
}
