/** The names of places, which the board says as well: matches of earlier versions have other words, or none. */
export const en = {
  'road.I': 'the road to Frankfurt',
  'road.II': 'the road to Prague',
  'road.III': 'the road to Venice',
  'road.IV': 'the road to the north woods',
  'road.V': 'the road to the south woods',
  'place.field': '{terrain} {number}',
  'place.hex': '{field} {near}',
  'place.between': 'between {all}',
  'place.crossing': '{road}, {between}',
  'near.nuremberg': 'near Nuremberg',
  'near.I': 'near Frankfurt',
  'near.II': 'near Prague',
  'near.III': 'near Venice',
  'near.IV': 'near the north woods',
  'near.V': 'near the south woods',
} as const;
