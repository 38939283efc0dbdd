import { Coin, type GameGuide, type GuideCard, type GuideFilter, type GuideSign, Icon, ICONS as SHARED, Token } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { ACTIONS, MAJORITIES, PENALTIES } from '../src/data/board.ts';
import { clauseOf, person } from '../src/data/cards.ts';
import { ALL_COLOURS, COLOURS, colourName } from '../src/data/colours.ts';
import { ACTIVATIONS, GROUPS } from '../src/data/person.ts';
import { PERSONS } from '../src/data/persons.ts';
import { PersonCard, whenWords } from './cards.tsx';
import { ACTION_EMBLEMS, ACTIVATION_EMBLEMS, MAJORITY_EMBLEMS, PENALTY_EMBLEMS } from './emblems.ts';
import { family } from './families.ts';
import { ICONS } from './icons.ts';
import type { Say } from './text/guide/index.ts';
import { TEXT as GUIDE } from './text/guide/index.ts';

const ACTION_CLAUSES = {
  workers: 'BRU-9.3',
  guilders: 'BRU-9.4',
  threat: 'BRU-9.5',
  canal: 'BRU-9.7',
  house: 'BRU-9.12',
  recruit: 'BRU-9.14',
};
const PENALTY_CLAUSES = { flood: 'BRU-6.5', plague: 'BRU-6.6', intrigue: 'BRU-6.15', fire: 'BRU-6.8', raid: 'BRU-6.7' };
const ACTIVATION_CLAUSES = { arrow: 'BRU-10.4', worker: 'BRU-10.5', round: 'BRU-10.6', passive: 'BRU-10.7', laurel: 'BRU-10.8' };
const MARKS = ['R', 'I', 'D'] as const;

export const guide: GameGuide = {
  text: GUIDE,
  players: 3,
  tell(say: Say) {
    const step = (id: 'draw' | 'dice' | 'step' | 'play' | 'majority', icon: string, clause: string) => ({
      ...{ icon, clause, title: say(`guide.turn.${id}`) },
      text: say(`guide.turn.${id}.text`),
    });
    const score = (id: 'game' | 'people' | 'houses' | 'laurels' | 'majorities' | 'canals' | 'reputation', clause: string) => ({
      name: say(`score.${id}`),
      points: say(`guide.score.${id}`),
      clause,
    });
    return {
      aim: [say('guide.aim.1'), say('guide.aim.2'), say('guide.aim.3')],
      turn: [
        step('draw', SHARED['card-draw'], 'BRU-3.1'),
        step('dice', PENALTY_EMBLEMS.fire, 'BRU-5.3'),
        step('step', ICONS.stairs, 'BRU-7.1'),
        step('play', ACTION_EMBLEMS.house, 'BRU-8.2'),
        step('majority', SHARED['laurel-crown'], 'BRU-14.2'),
      ],
      setup: [
        { at: '.bru-piles', text: say('guide.setup.piles') },
        { at: '.bru-hall', text: say('guide.setup.hall') },
        { at: '.bru-stairs', text: say('guide.setup.stairs') },
        { at: '.bru-canals', text: say('guide.setup.canals') },
        { at: '.bru-majorities', text: say('guide.setup.majorities') },
        { at: '.bru-workers', text: say('guide.setup.workers') },
      ],
      end: { icon: SHARED['laurel-crown'], title: say('guide.end'), text: say('guide.end.text'), clause: 'BRU-4.7' },
      scoring: [
        score('game', 'BRU-15.2'),
        score('people', 'BRU-15.3'),
        score('houses', 'BRU-15.4'),
        score('laurels', 'BRU-15.5'),
        score('majorities', 'BRU-15.6'),
        score('canals', 'BRU-15.7'),
        score('reputation', 'BRU-15.8'),
        { name: say('guide.score.tie'), points: say('guide.score.tie.text'), clause: 'BRU-15.10' },
      ],
      signs: signs(say),
      sections: [{ id: 'persons', title: say('guide.section.persons'), isLong: true, filters: filters(say), cards: persons(say) }],
    };
  },
};

function signs(say: Say): GuideSign[] {
  return [
    ...ACTIONS.map((action) => ({
      picture: <Icon path={ACTION_EMBLEMS[action]} />,
      name: say(`verb.${action}`),
      text: say(`actions.${action}.help`),
      clause: ACTION_CLAUSES[action],
    })),
    ...ALL_COLOURS.map((colour) => {
      const penalty = itemAt(PENALTIES, colour);
      const { pigment, pattern } = family(colour);
      const name = say('guide.sign.penalty', { penalty: say(`penalty.${penalty}`), colour: say(`colour.${colourName(colour)}`) });
      return {
        picture: <Token icon={PENALTY_EMBLEMS[penalty]} pigment={pigment} pattern={pattern} label={name} />,
        name,
        text: say('guide.sign.penalty.text', { text: say(`penalty.${penalty}.text`) }),
        clause: PENALTY_CLAUSES[penalty],
      };
    }),
    { picture: <Coin amount={6} />, name: say('guide.sign.price'), text: say('guide.sign.price.text'), clause: 'BRU-10.1' },
    ...ACTIVATIONS.map((activation) => {
      const [name = '', text = ''] = say(`activation.${activation}`).split(/: (.*)/);
      return { picture: <Icon path={ACTIVATION_EMBLEMS[activation]} />, name, text, clause: ACTIVATION_CLAUSES[activation] };
    }),
    ...MAJORITIES.map((majority) => ({
      picture: <Icon path={MAJORITY_EMBLEMS[majority]} />,
      name: say(`majority.${majority}`),
      text: say(`close.majority.${majority}`),
      clause: 'BRU-14.2',
    })),
  ];
}

function persons(say: Say): GuideCard[] {
  return PERSONS.flatMap((_, card) => {
    const { id, colour, group, price, points, activation, mark, replaces } = person(card);
    if (replaces !== undefined) return [];
    const kind = { group: say(`group.${group}`), colour: say(`colour.${colourName(colour)}`), price, points };
    return [
      {
        id,
        name: say(`person.${id}`),
        text: `${say('card.kind', kind)}. ${say(`person.${id}.text`)} ${whenWords(card, say)}. ${say(`edition.mark.${mark}`)}`,
        picture: <PersonCard card={card} say={say} />,
        clause: clauseOf(card),
        is: { colour: colourName(colour), price: String(price), group, activation, mark },
      },
    ];
  });
}

function filters(say: Say): GuideFilter[] {
  const prices = [...new Set<number>(PERSONS.map(({ price }) => price))].sort((a, b) => a - b).map(String);
  const filter = <Value extends string>(
    id: 'colour' | 'price' | 'group' | 'activation' | 'mark',
    values: readonly Value[],
    name: (value: Value) => string,
  ): GuideFilter => ({
    id,
    title: say(`guide.filter.${id}`),
    values: values.map((value) => ({ id: value, name: name(value) })),
  });
  return [
    filter('colour', COLOURS, (colour) => say(`colour.${colour}`)),
    filter('price', prices, String),
    filter('group', GROUPS, (group) => say(`group.${group}`)),
    filter('activation', ACTIVATIONS, (activation) => say(`activation.${activation}`)),
    filter('mark', MARKS, (mark) => say(`edition.mark.${mark}`)),
  ];
}
