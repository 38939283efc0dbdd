import {
  Coin,
  type GameGuide,
  type GuideCard,
  type GuideContents,
  type GuideFilter,
  type GuideSign,
  Icon,
  PatternSwatch,
  Seal,
} from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { BONUS } from '../src/data/amounts.ts';
import { CHARACTERS } from '../src/data/characters.ts';
import { COLOURS } from '../src/data/colours.ts';
import { clauseOf, DISTRICTS } from '../src/data/districts.ts';
import { CharacterCard, characterClause, DistrictCard, districtText } from './cards.tsx';
import { FAMILIES } from './families.ts';
import { ICONS } from './icons.ts';
import type { Say } from './text/guide/index.ts';
import { TEXT as GUIDE } from './text/guide/index.ts';

export const guide: GameGuide = {
  text: GUIDE,
  players: 4,
  tell(say: Say): GuideContents {
    const dearer = DISTRICTS.filter(({ effect }) => effect === 'points-above-cost');
    const step = (id: 'draft' | 'call' | 'resource' | 'build' | 'power', icon: string, clause: string) => ({
      ...{ icon, clause, title: say(`guide.turn.${id}`) },
      text: say(`guide.turn.${id}.text`),
    });
    const bonus = (id: 'five-colours' | 'first-finisher' | 'other-finisher', points: number, clause: string) => ({
      name: say(`score.${id}`),
      points: String(points),
      clause,
    });
    return {
      aim: [say('guide.aim.1'), say('guide.aim.2'), say('guide.aim.3')],
      turn: [
        step('draft', ICONS.hood, 'CIT-3.6'),
        step('call', ICONS.crown, 'CIT-4.1'),
        step('resource', ICONS['two-coins'], 'CIT-6.1'),
        step('build', ICONS.castle, 'CIT-7.1'),
        step('power', ICONS['magic-swirl'], 'CIT-5.3'),
      ],
      setup: [
        { at: '.cit-balcony', text: say('guide.setup.balcony') },
        { at: '.cit-piles', text: say('guide.setup.pile') },
        { at: '.cit-city', text: say('guide.setup.city') },
        { at: '.cit-crown', text: say('guide.setup.crown') },
        { text: say('guide.setup.start') },
      ],
      end: { icon: ICONS['laurel-crown'], title: say('guide.end'), text: say('guide.end.text'), clause: 'CIT-18.1' },
      scoring: [
        {
          name: say('score.districts'),
          points: say('guide.score.districts', {
            districts: dearer.map(({ id }) => ({ key: `district.${id}` })),
            points: itemAt(dearer, 0).points,
          }),
          clause: 'CIT-19.1',
        },
        bonus('five-colours', BONUS.fiveColours, 'CIT-19.2'),
        bonus('first-finisher', BONUS.firstFinisher, 'CIT-19.4'),
        bonus('other-finisher', BONUS.otherFinisher, 'CIT-19.5'),
        { name: say('guide.score.tie'), points: say('guide.score.tie.text'), clause: 'CIT-20.1' },
      ],
      signs: signs(say),
      sections: [
        { id: 'characters', title: say('guide.section.characters'), cards: characters(say) },
        { id: 'districts', title: say('guide.section.districts'), filters: districtFilters(say), cards: districts(say) },
      ],
    };
  },
};

function signs(say: Say): GuideSign[] {
  const colours = COLOURS.map((colour): GuideSign => {
    const { pigment, pattern } = FAMILIES[colour];
    const taker = CHARACTERS.find(({ incomeColour }) => incomeColour === colour);
    return {
      picture: <PatternSwatch pattern={pattern} pigment={pigment} label={say(`colour.${colour}`)} />,
      name: `${say(`colour.${colour}`)}: ${say(`family.${colour}`)}`,
      text:
        taker === undefined ? say('guide.sign.colour.none') : say('guide.sign.colour.text', { character: say(`character.${taker.id}`) }),
      clause: taker === undefined ? 'CIT-8.5' : 'CIT-8.1',
    };
  });
  return [
    { picture: <Seal>4</Seal>, name: say('guide.sign.rank'), text: say('guide.sign.rank.text'), clause: 'CIT-2.3' },
    { picture: <Coin amount={3} />, name: say('guide.sign.cost'), text: say('guide.sign.cost.text'), clause: 'CIT-7.1' },
    { picture: <Icon path={ICONS['magic-swirl']} />, name: say('guide.sign.power'), text: say('guide.sign.power.text'), clause: 'CIT-5.7' },
    { picture: <Icon path={ICONS.crown} />, name: say('close.crown.title'), text: say('close.crown'), clause: 'CIT-2.2' },
    { picture: <Icon path={ICONS['plain-dagger']} />, name: say('guide.sign.dagger'), text: say('close.role.murdered'), clause: 'CIT-9.1' },
    { picture: <Icon path={ICONS['swap-bag']} />, name: say('guide.sign.purse'), text: say('close.role.robbed'), clause: 'CIT-10.1' },
    ...colours,
  ];
}

function characters(say: Say): GuideCard[] {
  return CHARACTERS.map(({ id }, character) => ({
    id,
    name: say(`character.${id}`),
    text: say(`character.${id}.text`),
    picture: <CharacterCard character={character} say={say} />,
    clause: characterClause(character),
  }));
}

function districts(say: Say): GuideCard[] {
  return DISTRICTS.map(({ id, colour, cost, points, copies }, district) => {
    const kind = say('card.kind', { family: say(`family.${colour}`), colour: say(`colour.${colour}`), points });
    const power = districtText(say, district, {});
    return {
      id,
      name: say(`district.${id}`),
      text: [say('guide.district', { cost, kind }), ...(power === undefined ? [] : [power])].join(' '),
      picture: <DistrictCard district={district} say={say} options={{}} />,
      copies,
      clause: clauseOf(district),
      is: { colour, cost: String(cost) },
    };
  });
}

function districtFilters(say: Say): GuideFilter[] {
  const costs = [...new Set<number>(DISTRICTS.map(({ cost }) => cost))].sort((a, b) => a - b);
  return [
    { id: 'colour', title: say('guide.filter.colour'), values: COLOURS.map((colour) => ({ id: colour, name: say(`colour.${colour}`) })) },
    {
      id: 'cost',
      title: say('guide.filter.cost'),
      values: costs.map((cost) => ({ id: String(cost), name: say('guide.filter.gold', { cost }) })),
    },
  ];
}
