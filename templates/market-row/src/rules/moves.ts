import type { Ware } from '../data/wares.ts';

export type Move = { readonly do: 'offer'; readonly ware: Ware } | { readonly do: 'take'; readonly ware: Ware };
