import { type GameGuide, type GuideCard, type GuideSign, Icon, Seal, ICONS as SHARED, Token } from '@belfry/board-kit';
import { HOUSES_EACH, PLAYERS, RIGHT_POINTS, STATIONS_EACH, VILLAGES_EACH } from '../src/data/amounts.ts';
import { BUILDS, PIECES, type Piece } from '../src/data/builds.ts';
import { NOTCHES, SITES, TILES, WALLS } from '../src/data/city.ts';
import { COUNCILS } from '../src/data/council.ts';
import { CARDS, clauseOfEvent, EVENTS } from '../src/data/events.ts';
import { GOODS } from '../src/data/goods.ts';
import { sitePlace } from '../src/data/places.ts';
import { type Bundle, KINDS, TREASURES } from '../src/data/resources.ts';
import { siteGains } from './city.tsx';
import { COIN, EVENT_ICONS, KIND_LOOKS, PIECE_ICONS, PRESTIGE, TILE_ICONS } from './emblems.ts';
import { ICONS } from './icons.ts';
import type { Say } from './text/guide/index.ts';
import { TEXT as GUIDE } from './text/guide/index.ts';

/** The number of pieces: per player, or in all. */
const SUPPLY: Readonly<Record<Piece, { readonly each: number } | { readonly all: number }>> = {
  station: { each: STATIONS_EACH },
  village: { each: VILLAGES_EACH },
  house: { each: HOUSES_EACH },
  wall: { all: WALLS.length },
  tower: { all: NOTCHES.length },
};
const PIECE_CLAUSES = { station: 'NUR-9.3', village: 'NUR-10.1', house: 'NUR-11.1', wall: 'NUR-12.1', tower: 'NUR-13.1' };
const USES = [...new Set(TILES.map(({ use }) => use))];

export const guide: GameGuide = {
  text: GUIDE,
  players: 4,
  tell(say: Say) {
    const step = (id: 'event' | 'robber' | 'trade' | 'build' | 'sell', icon: string, clause: string) => ({
      ...{ icon, clause, title: say(`guide.turn.${id}`) },
      text: say(`guide.turn.${id}.text`),
    });
    const score = (id: 'villages' | 'houses' | 'rights', points: number) => ({
      ...{ name: say(`score.${id}`), clause: 'NUR-17.5' },
      points: say('guide.score.each', { points }),
    });
    const section = (id: 'pieces' | 'goods' | 'sites' | 'events' | 'council', cards: readonly GuideCard[]) => ({
      id,
      title: say(`guide.section.${id}`),
      cards,
    });
    return {
      aim: [say('guide.aim.1'), say('guide.aim.2'), say('guide.aim.3')],
      turn: [
        step('event', ICONS.sun, 'NUR-3.2'),
        step('robber', EVENT_ICONS['robber-knight'], 'NUR-5.2'),
        step('trade', TILE_ICONS.market, 'NUR-6.1'),
        step('build', PIECE_ICONS.house, 'NUR-8.2'),
        step('sell', COIN, 'NUR-14.2'),
      ],
      setup: [
        { at: '.nur-region', text: say('guide.setup.map') },
        { at: '.nur-city', text: say('guide.setup.city') },
        { at: '.nur-time', text: say('guide.setup.time') },
        { at: '.nur-council', text: say('guide.setup.council') },
        { at: '.nur-prices', text: say('guide.setup.prices') },
      ],
      end: { icon: SHARED['laurel-crown'], title: say('guide.end'), text: say('guide.end.text'), clause: 'NUR-17.1' },
      scoring: [
        score('villages', BUILDS.village.points),
        score('houses', BUILDS.house.points),
        score('rights', RIGHT_POINTS),
        {
          name: say('score.council'),
          points: say('guide.score.council', { points: COUNCILS.map(({ points }) => points).join(' · ') }),
          clause: 'NUR-15.2',
        },
        { name: say('guide.score.none'), points: say('guide.score.none.text'), clause: 'NUR-17.5' },
        { name: say('guide.score.tie'), points: say('guide.score.tie.text'), clause: 'NUR-18.1' },
      ],
      signs: signs(say),
      sections: [
        section('pieces', pieces(say)),
        section('goods', goods(say)),
        {
          ...section('sites', sites(say)),
          isLong: true,
          filters: [{ id: 'tile', title: say('guide.filter.tile'), values: USES.map((use) => ({ id: use, name: say(`tile.${use}`) })) }],
        },
        {
          ...section('events', events(say)),
          filters: [{ id: 'event', title: say('guide.filter.event'), values: EVENTS.map((id) => ({ id, name: say(`card.${id}`) })) }],
        },
        section('council', council(say)),
      ],
    };
  },
};

function amounts(say: Say, bundle: Bundle): string {
  const parts = TREASURES.flatMap((kind, at) =>
    (bundle[at] ?? 0) === 0 ? [] : [say('word.amount', { count: bundle[at] ?? 0, kind: say(`kind.${kind}`) })],
  );
  return parts.join(', ');
}

function signs(say: Say): GuideSign[] {
  return [
    ...KINDS.map((kind) => {
      const { icon, pigment, pattern } = KIND_LOOKS[kind];
      const name = say(`kind.${kind}`);
      return {
        picture: <Token icon={icon} pigment={pigment} pattern={pattern} label={name} />,
        name,
        text: say(`kind.${kind}.text`),
        clause: 'NUR-3.4',
      };
    }),
    { picture: <Icon path={COIN} />, name: say('kind.gold'), text: say('fact.gold.text'), clause: 'NUR-7.6' },
    { picture: <Icon path={PRESTIGE} />, name: say('fact.prestige'), text: say('guide.sign.prestige.text'), clause: 'NUR-15.1' },
    { picture: <Seal pigment="ochre">8</Seal>, name: say('guide.sign.number'), text: say('guide.sign.number.text'), clause: 'NUR-3.8' },
    { picture: <Icon path={PIECE_ICONS.station} />, name: say('guide.sign.right'), text: say('fact.rights.text'), clause: 'NUR-9.7' },
    {
      picture: <Icon path={EVENT_ICONS['robber-knight']} />,
      name: say('close.robber.title'),
      text: say('close.robber'),
      clause: 'NUR-3.5',
    },
  ];
}

function pieces(say: Say): GuideCard[] {
  return PIECES.map((piece) => {
    const supply = SUPPLY[piece];
    const words = { cost: amounts(say, BUILDS[piece].cost), text: say(`piece.${piece}.text`), number: 'each' in supply ? supply.each : 0 };
    return {
      id: piece,
      name: say(`piece.${piece}`),
      text: say('guide.piece', words).trim(),
      picture: <Token icon={PIECE_ICONS[piece]} pigment="oxblood" label={say(`piece.${piece}`)} />,
      copies: 'each' in supply ? supply.each * PLAYERS.max : supply.all,
      clause: PIECE_CLAUSES[piece],
    };
  });
}

function goods(say: Say): GuideCard[] {
  return GOODS.map(({ id, price }) => ({
    id,
    name: say(`good.${id}`),
    text: `${say(`good.${id}.text`)} ${say('guide.good.doubled', { price: 2 * price })}`,
    picture: <Token icon={TILE_ICONS[id]} pigment="umber" label={say(`good.${id}`)} />,
    clause: 'NUR-14.3',
  }));
}

function sites(say: Say): GuideCard[] {
  return SITES.map((spec, site) => {
    const uses = spec.tiles.flatMap((tile) => TILES[tile]?.use ?? []);
    const [use = 'market'] = uses;
    return {
      id: spec.id,
      name: say('guide.site', { place: sitePlace(site) }),
      text: siteGains(say, spec),
      picture: <Token icon={TILE_ICONS[use]} pigment="umber" label={say(`tile.${use}`)} />,
      clause: 'NUR-11.3',
      is: { tile: uses },
    };
  });
}

function events(say: Say): GuideCard[] {
  return CARDS.map(({ number, event, copies }) => {
    const name = say(`card.${event}`);
    return {
      id: `${number ?? 'none'}-${event}`,
      name: number === null ? say('guide.event.none', { name }) : say('guide.event', { number, name }),
      text: say(`card.${event}.text`),
      picture: <Token icon={EVENT_ICONS[event]} pigment="lapis" label={name} {...(number === null ? {} : { count: number })} />,
      copies,
      clause: clauseOfEvent(event),
      is: { event },
    };
  });
}

function council(say: Say): GuideCard[] {
  return COUNCILS.map(({ id, points }) => ({
    id,
    name: say(`council.${id}`),
    text: say(`council.${id}.text`),
    picture: <Seal>{points}</Seal>,
    clause: 'NUR-15.2',
  }));
}
