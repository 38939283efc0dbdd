/** The deals of the lessons, and the scripted moves besides the learner's answers. */
export const SCRIPTS = {
  aim: {
    key: 'aim 99',
    script: ['', '', ''],
  },
  cards: {
    key: 'cards 44646',
    script: ['', 'b: end turn; c: end turn; d: end turn', ''],
  },
  roads: {
    key: 'roads 6499',
    script: ['', '', 'b: end turn; c: end turn; d: build station iii; d: end turn', ''],
  },
  villages: {
    key: 'villages 25336',
    script: [
      'a: offer b: 1 grain for 1 wool; b: accept; a: deal b; a: build station i; a: end turn; b: end turn; c: end turn; d: end turn',
      '',
    ],
  },
  goods: {
    key: 'goods 547',
    script: ['a: offer b: 1 grain for 1 wool; b: accept; a: deal b', '', ''],
  },
  trade: {
    key: 'trade 36721',
    script: [
      '',
      'b: decline; c: counter 1 ore for 1 wood; d: accept',
      '',
      '',
      'b: end turn; c: end turn; d: sell compass; d: sell compass; d: end turn',
      '',
      '',
    ],
  },
  answers: {
    key: 'answers 37405',
    script: [
      'a: end turn; b: offer a, c: 1 wool for 1 wood; c: decline',
      'b: deal a; b: end turn; c: offer a: 1 gold for 1 wood',
      'c: deal a; c: end turn; d: offer a: 1 wood for 2 grain',
      'd: end turn',
    ],
  },
  houses: {
    key: 'houses 5948',
    script: ['a: offer c: 1 wood for 1 ore; c: accept; a: deal c; a: end turn; b: end turn; c: end turn; d: end turn', '', ''],
  },
  robber: {
    key: 'robber 29643',
    script: ['a: offer d: 2 gold for 1 brick; d: accept; a: deal d; a: end turn; b: end turn; c: end turn; d: end turn', '', '', '', ''],
  },
  walls: {
    key: 'walls 189',
    script: [
      'a: robber to f3; a: steal from b; a: end turn; b: end turn; c: help no; d: help yes; a: help no; b: help no; c: end turn; d: robber to b4; d: steal from c; d: sell compass; d: end turn; a: robber to f3; a: steal from b; a: end turn; b: robber to f4; b: steal from a; b: end turn; c: end turn; d: end turn; a: end turn; b: robber to b3; b: steal from a; b: build house s9; b: end turn; c: end turn; d: bank gold for wood; d: end turn; a: build station i; a: build village i-1; a: end turn; b: sell paper; b: bank gold for brick; b: bank gold for wood; b: build village v-2; b: end turn; c: end turn; d: sell harp; d: bank gold for ore; d: build house s10; d: end turn; a: end turn; b: end turn; c: bank ore for wood; c: build village iv-1; c: end turn; d: end turn; a: build station ii; a: bank wood for ore; a: build house s1; a: end turn; b: end turn; c: help yes; d: help yes; a: help yes; c: sell paper; c: build wall; c: end turn; d: sell compass; d: end turn; a: end turn; b: bank wood for ore; b: build house s12; b: end turn; c: sell compass; c: end turn; d: build house s5; d: end turn',
      'd: help no',
      '',
    ],
  },
  council: {
    key: 'council 104',
    script: [
      'a: end turn; b: help no; c: help no; d: help yes; a: help no; b: sell helmet; b: bank gold for brick; b: end turn; c: end turn; d: sell compass; d: end turn; a: robber to f3; a: steal from d; a: end turn; b: build station v; b: end turn; c: sell helmet; c: bank gold for grain; c: build house s10; c: end turn; d: bank gold for brick; d: build station i; d: sell compass; d: end turn; a: robber to a2; a: steal from d; a: build house s3; a: end turn; b: robber to f4; b: steal from a; b: end turn; c: end turn; d: robber to c4; d: steal from b; d: sell compass; d: bank gold for brick; d: end turn; a: end turn; b: bank gold for brick; b: build station i; b: end turn; c: sell helmet; c: bank gold for brick; c: build wall; c: end turn; d: end turn; a: build station ii; a: sell compass; a: bank gold for brick; a: build wall; a: end turn; b: build house s8; b: end turn; c: end turn; d: build station iii; d: end turn; a: help yes; b: help no; d: help yes; a: sell compass; a: bank gold for brick; a: end turn; b: end turn; c: sell paper; c: build wall; c: end turn; d: build house s9; d: sell compass; d: bank gold for brick; d: build wall; d: end turn; a: build wall; a: end turn; b: sell armour; b: bank gold for brick; b: build station i; b: bank gold for brick; b: build wall; b: sell harp; b: end turn; c: end turn; d: bank gold for brick; d: build station iv; d: end turn; a: robber to a2; a: steal from d; a: build house s5; a: build station i; a: end turn; b: sell paper; b: bank gold for brick; b: build wall; b: end turn; d: help no; a: help no; b: help no; c: sell helmet; c: build wall; c: end turn; d: robber to g4; d: steal from a; d: end turn; a: end turn; b: end turn; c: end turn; d: bank gold for ore; d: build house s12; d: end turn; a: build station iii; a: end turn; b: help no; c: help yes; c: swap with d; d: help no; a: help no; b: sell compass; b: bank gold for brick; b: build village i-6; b: end turn; c: end turn; d: sell compass; d: bank gold for brick; d: end turn; a: bank grain for brick; a: build station iii; a: offer b: 1 ore for 1 brick + 2 gold; b: accept; a: deal b',
      '',
    ],
  },
  end: {
    key: 'end 483',
    script: [
      'a: end turn; b: sell helmet; b: bank gold for brick; b: sell paper; b: build wall; b: end turn; c: sell helmet; c: bank gold for brick; c: end turn; d: robber to b4; d: steal from b; d: build station i; d: end turn; a: build station ii; a: end turn; b: help no; c: help yes; d: help no; a: help no; b: end turn; c: sell paper; c: build wall; c: end turn; d: end turn; a: help yes; d: help no; a: bank gold for brick; a: build station i; a: end turn; b: sell helmet; b: end turn; c: sell paper; c: end turn; d: build house s9; d: sell compass; d: bank gold for brick; d: build station iii; d: bank gold for brick; d: build station i; d: end turn; a: build house s10; a: build station iv; a: end turn; b: sell paper; b: end turn; c: end turn; d: build house s11; d: end turn; a: robber to a2; a: steal from d; a: build station iv; a: sell compass; a: bank gold for brick; a: build wall; a: end turn; b: end turn; c: end turn; d: help no; b: help no; c: help yes; d: bank gold for brick; d: end turn; a: end turn; b: end turn; c: end turn; d: end turn; a: sell compass; a: end turn; b: hand in 3 wood + 1 grain; b: robber to f4; b: steal from d; b: end turn; c: end turn; d: robber to f2; d: steal from a; d: build tower; d: bank ore for brick; d: end turn; a: end turn; b: end turn; c: end turn; b: hand in 2 wood + 1 wool + 1 ore; c: hand in 1 wool + 3 ore; d: robber to c4; d: steal from c; d: end turn; a: robber to b3; a: steal from c; a: bank gold for brick; a: build wall; a: sell compass; a: end turn; b: end turn; c: end turn; d: help yes; a: help no; d: end turn; a: end turn; b: end turn; c: end turn; d: sell compass; d: build wall; d: swap with c; d: build wall; d: end turn; a: bank gold for brick; a: build station v; a: end turn; b: end turn; c: bank ore for wood; c: build village iv-1; c: end turn; d: end turn; a: build station v; a: sell compass; a: end turn; b: build house s8; b: sell armour; b: bank gold for brick; b: build wall; b: end turn; c: end turn; d: help no; a: help no; b: help no; d: end turn; a: bank gold for ore; a: build house s4; a: end turn; b: end turn; d: hand in 3 wood + 1 ore; c: robber to f4; c: steal from a; c: sell helmet; c: build wall; c: end turn; d: build house s12; d: end turn; a: robber to a2; a: steal from c; a: bank wood for brick; a: end turn; b: robber to f4; b: steal from c; b: build wall; b: sell compass; b: end turn; c: end turn; d: end turn; a: bank gold for wool; a: build village i-3; a: end turn; b: sell compass; b: sell compass; b: end turn; c: build station iii; c: bank ore for wood; c: build station i; c: end turn; d: bank gold for grain; d: build house s3; d: end turn; a: build wall; a: build station i; a: bank grain for brick; a: end turn; b: sell paper; b: bank gold for brick; b: build village v-2; b: sell paper; b: bank gold for brick; b: end turn; c: robber to f4; c: steal from d; c: end turn; d: help no; a: help yes; b: help yes; d: end turn; a: end turn; b: sell paper; b: bank gold for brick; b: end turn; c: end turn; d: end turn; a: help yes; b: help yes; d: help no; a: sell paper; a: bank gold for brick',
      '',
    ],
  },
  plan: {
    key: 'plan 31',
    script: [
      'a: help no; b: help no; c: help no; d: help yes; a: end turn; b: help no; c: help no; d: help no; a: help no; b: end turn; c: end turn; d: end turn; a: robber to f3; a: steal from c; a: end turn; b: bank ore for brick; b: build station i; b: end turn; c: end turn; d: end turn; a: bank wood for ore; a: sell paper; a: bank gold for ore; a: build house s9; a: end turn; b: end turn; c: build house s11; c: end turn; d: bank ore for brick; d: build station iii; d: sell compass; d: end turn; a: build station ii; a: end turn; b: bank gold for brick; b: build station v; b: end turn; c: sell helmet; c: build wall; c: end turn; d: end turn; a: robber to b4; a: steal from d; a: sell compass; a: bank gold for brick; a: end turn; b: end turn; c: robber to f4; c: steal from b; c: end turn; d: bank gold for brick; d: bank gold for wool; d: build village iv-1; d: end turn; a: help yes; b: help no; d: help no; a: end turn; b: end turn; c: sell paper; c: build tower; c: end turn; d: end turn; a: end turn; b: bank wool for ore; b: build house s1; b: end turn; c: end turn; d: build house s10; d: build wall; d: end turn',
      '',
      '',
      '',
      '',
      '',
      '',
    ],
  },
} as const;
