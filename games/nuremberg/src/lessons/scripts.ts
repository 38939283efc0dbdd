/** The deals of the lessons, and what is played in them besides the learner's answers. */
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
      'a: robber to f3; a: steal from b; a: end turn; b: end turn; c: help no; d: help yes; a: help no; b: help no; c: end turn; d: robber to b4; d: steal from c; d: sell compass; d: end turn; a: robber to f3; a: steal from b; a: end turn; b: robber to f4; b: steal from a; b: end turn; c: end turn; d: end turn; a: end turn; b: robber to b3; b: steal from a; b: build house s9; b: end turn; c: end turn; d: bank gold for wood; d: end turn; a: build station i; a: build village i-1; a: end turn; b: sell paper; b: bank gold for brick; b: bank gold for wood; b: build village v-2; b: end turn; c: end turn; d: sell harp; d: bank gold for ore; d: offer c: 1 gold for 1 ore; c: accept; d: deal c; d: build house s10; d: end turn; a: end turn; b: end turn; c: offer a: 1 gold for 1 ore; a: accept; c: deal a; c: bank ore for wood; c: build village iv-1; c: end turn; d: end turn; a: build station ii; a: bank wood for ore; a: offer d: 1 grain for 1 ore; d: accept; a: deal d; a: build house s1; a: end turn; b: end turn; c: help yes; d: help yes; a: help yes; c: sell paper; c: build wall; c: end turn; d: sell compass; d: end turn; a: end turn; b: bank wood for ore; b: build house s12; b: end turn; c: sell compass; c: end turn; d: offer b: 1 grain for 1 ore; b: accept; d: deal b; d: build house s5; d: end turn',
      'd: help no',
      '',
    ],
  },
  council: {
    key: 'council 563',
    script: [
      'a: end turn; b: end turn; c: sell helmet; c: bank gold for brick; c: end turn; d: build station i; d: end turn; a: build station ii; a: end turn; b: robber to f4; b: steal from a; b: build house s8; b: end turn; c: end turn; d: end turn; a: robber to a2; a: steal from d; a: build station iii; a: bank gold for brick; a: build station i; a: end turn; b: robber to f4; b: steal from d; b: end turn; c: help yes; d: help no; c: sell paper; c: build wall; c: end turn; d: robber to c4; d: steal from a; d: end turn; a: end turn; b: sell armour; b: bank gold for brick; b: build station v; b: bank gold for brick; b: end turn; c: end turn; d: build house s9; d: end turn; a: build wall; a: end turn; b: robber to f4; b: steal from d; b: build village v-2; b: sell harp; b: end turn; c: bank ore for brick; c: end turn; d: end turn; a: help no; b: help no; a: bank gold for brick; a: build station i; a: sell compass; a: end turn; b: bank gold for brick; b: build village ii-4; b: end turn; c: robber to c4; c: steal from a; c: sell paper; c: end turn; d: end turn; a: end turn; b: end turn; c: end turn; d: build house s12; d: end turn; a: help yes; b: help no; d: help no; a: end turn; b: build house s3; b: sell helmet; b: bank gold for brick; b: build station i; b: sell harp; b: bank gold for brick; b: build wall; b: end turn; c: build house s10; c: end turn; d: sell compass; d: end turn; a: build wall; a: bank gold for grain; a: build house s6; a: end turn; b: sell paper; b: end turn; c: end turn; d: sell compass; d: bank gold for brick; d: build tower; d: end turn; a: robber to b5; a: steal from d; a: end turn; b: sell compass; b: bank gold for brick; b: build wall; b: end turn; c: sell helmet; c: build wall; c: build wall; c: end turn; d: end turn; a: offer c: 1 grain + 2 ore + 9 gold for 1 brick; c: accept; a: deal c',
      '',
    ],
  },
  end: {
    key: 'end 534',
    script: [
      'a: end turn; b: sell helmet; b: bank gold for brick; b: end turn; c: help no; d: help yes; a: help no; b: help yes; c: end turn; d: sell compass; d: bank gold for brick; d: end turn; a: end turn; b: sell compass; b: bank gold for brick; b: build station i; b: end turn; c: bank ore for wood; c: build village iv-7; c: end turn; d: build station iii; d: end turn; a: build station ii; a: sell compass; a: bank gold for brick; a: build station i; a: end turn; b: end turn; c: end turn; d: robber to a3; d: steal from c; d: build wall; d: end turn; a: bank grain for brick; a: build station i; a: end turn; b: help no; c: help no; d: help no; b: end turn; c: sell helmet; c: end turn; d: bank ore for brick; d: build wall; d: end turn; a: build station v; a: end turn; c: help no; d: help no; b: build house s9; b: sell helmet; b: end turn; c: robber to f4; c: steal from d; c: end turn; d: end turn; a: end turn; b: robber to a2; b: steal from d; b: sell compass; b: bank gold for brick; b: build wall; b: sell harp; b: end turn; c: build station iv; c: end turn; d: end turn; a: robber to b3; a: steal from c; a: build station v; a: end turn; b: sell paper; b: bank gold for brick; b: end turn; c: end turn; d: bank gold for ore; d: build house s3; d: end turn; a: bank gold for ore; a: build house s1; a: end turn; b: end turn; c: build wall; c: build station iii; c: sell compass; c: end turn; a: help no; c: help no; d: sell compass; d: bank gold for brick; d: build station ii; d: end turn; a: sell compass; a: bank gold for brick; a: bank gold for wool; a: build village i-5; a: end turn; b: sell compass; b: build wall; b: end turn; c: end turn; d: robber to g3; d: steal from b; d: sell compass; d: end turn; a: build wall; a: build wall; a: sell compass; a: bank gold for brick; a: end turn; b: robber to f4; b: steal from d; b: sell paper; b: end turn; c: sell compass; c: bank gold for brick; c: build village iv-1; c: end turn; d: end turn; a: help yes; b: help no; d: help no; a: end turn; b: robber to f4; b: steal from a; b: end turn; c: end turn; d: end turn; a: build wall; a: swap with d; a: bank gold for wool; a: build village v-1; a: build station iii; a: end turn; b: build house s12; b: end turn; c: robber to b1; c: steal from a; c: end turn; d: bank gold for brick; d: end turn; a: end turn; b: sell compass; b: bank gold for brick; b: build village ii-4; b: end turn; c: hand in 3 wood + 1 grain + 1 brick + 1 ore; c: robber to f4; c: steal from a; c: build house s10; c: sell paper; c: end turn; d: end turn; a: robber to b5; a: steal from b; a: offer d: 1 wool + 3 gold for 1 ore; d: accept; a: deal d',
      '',
    ],
  },
  plan: {
    key: 'plan 794',
    script: [
      'a: end turn; b: robber to f4; b: steal from a; b: sell helmet; b: bank gold for brick; b: end turn; c: sell helmet; c: build wall; c: end turn; d: build station i; d: build station iii; d: end turn; a: end turn; b: end turn; c: build wall; c: end turn; d: sell compass; d: end turn; a: end turn; b: end turn; c: end turn; d: bank gold for brick; d: build station iv; d: end turn; b: help yes; c: help no; d: help no; a: bank wood for brick; a: build station ii; a: end turn; b: end turn; c: robber to f4; c: steal from d; c: sell helmet; c: end turn; d: sell compass; d: bank gold for brick; d: end turn; a: end turn; b: robber to b3; b: steal from d; b: build station v; b: end turn; c: build wall; c: end turn; d: build station ii; d: end turn; a: end turn; b: end turn; c: end turn; d: end turn; a: build station i; a: end turn; b: build house s8; b: sell harp; b: end turn; c: end turn; a: hand in 2 wood + 2 grain; d: robber to b4; d: steal from c; d: bank gold for grain; d: build house s10; d: end turn; a: end turn; b: bank gold for brick; b: build village ii-4; b: end turn; c: end turn; d: help no; a: help yes; d: end turn; a: hand in 3 wood + 1 grain; a: robber to b4; a: steal from d; a: end turn; b: robber to b3; b: steal from c; b: end turn; c: robber to f3; c: steal from b; c: end turn; d: end turn; a: build house s2; a: end turn; b: end turn; c: bank ore for wood; c: build village iv-1; c: end turn; d: sell compass; d: bank gold for brick; d: build station i; d: end turn; a: sell compass; a: end turn; b: end turn; c: build station i; c: end turn; d: bank ore for brick; d: build wall; d: end turn; a: sell compass; a: bank gold for brick; a: offer c: 1 grain for 3 brick + 2 ore; c: accept; a: deal c; a: offer b: 1 grain + 4 gold for 2 wood; b: accept; a: deal b',
      '',
      '',
      '',
      '',
      '',
      '',
    ],
  },
} as const;
