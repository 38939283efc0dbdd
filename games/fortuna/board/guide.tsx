import { type GameGuide, type GuideCard, type GuideSign, Icon, Seal, ICONS as SHARED, Token } from '@belfry/board-kit';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import { PLAYERS } from '../src/data/amounts.ts';
import { BUILDING_COPIES, BUILDINGS } from '../src/data/buildings.ts';
import { FAVOURS } from '../src/data/favours.ts';
import { PRIVILEGES } from '../src/data/privileges.ts';
import { ActionFace } from './action-card.tsx';
import { BUILDING_EMBLEMS, FAVOUR_EMBLEMS, SIGNS } from './emblems.ts';
import { ICONS } from './icons.ts';
import { PrivilegeCard } from './privilege-card.tsx';
import type { Say } from './text/guide/index.ts';
import { TEXT as GUIDE } from './text/guide/index.ts';

const CLASSES = ['a', 'b', 'c'] as const;
const PIECES = ['grain', 'wine', 'water', 'centurions', 'vestals', 'dice', 'money'] as const;

export const guide: GameGuide = {
  text: GUIDE,
  players: 4,
  tell(say: Say) {
    const step = (id: 'action' | 'swap' | 'army' | 'favour' | 'privilege', icon: string, clause: string) => ({
      ...{ icon, clause, title: say(`guide.turn.${id}`) },
      text: say(`guide.turn.${id}.text`),
    });
    const score = (id: 'class-c' | 'outside' | 'tie', clause: string) => ({
      name: say(`guide.score.${id}`),
      points: say(`guide.score.${id}.text`),
      clause,
    });
    const section = (id: 'actions' | 'favours' | 'buildings' | 'privileges', cards: readonly GuideCard[]) => ({
      id,
      title: say(`guide.section.${id}`),
      cards,
    });
    return {
      aim: [say('guide.aim.1'), say('guide.aim.2'), say('guide.aim.3')],
      turn: [
        step('action', SIGNS.card, 'FOR-4.1'),
        step('swap', ICONS['roman-shield'], 'FOR-4.4'),
        step('army', SIGNS.centurions, 'FOR-6.1'),
        step('favour', SIGNS.dice, 'FOR-7.2'),
        step('privilege', ICONS['tied-scroll'], 'FOR-10.2'),
      ],
      setup: [
        { at: '.for-road', text: say('guide.setup.road') },
        { at: '.for-favours', text: say('guide.setup.favours') },
        { at: '.for-cards', text: say('guide.setup.side') },
        { at: '.for-province', text: say('guide.setup.province') },
        { at: '.for-forum', text: say('guide.setup.buildings') },
      ],
      end: { icon: SHARED['laurel-crown'], title: say('guide.end'), text: say('guide.end.text'), clause: 'FOR-16.1' },
      scoring: [
        { name: say('score.steps'), points: say('guide.score.steps'), clause: 'FOR-16.3' },
        score('class-c', 'FOR-16.3'),
        score('outside', 'FOR-16.1'),
        score('tie', 'FOR-17.2'),
      ],
      signs: signs(say),
      sections: [
        section('actions', actions(say)),
        section('favours', favours(say)),
        section('buildings', buildings(say)),
        {
          ...section('privileges', privileges(say)),
          filters: [
            {
              id: 'class',
              title: say('guide.filter.class'),
              values: CLASSES.map((kind) => ({ id: kind.toUpperCase(), name: `${kind.toUpperCase()}: ${say(`class.${kind}`)}` })),
            },
          ],
        },
      ],
    };
  },
};

function signs(say: Say): GuideSign[] {
  const sign = (icon: string, name: string, text: string, clause: string): GuideSign => ({
    picture: <Icon path={icon} />,
    name,
    text,
    clause,
  });
  return [
    ...PIECES.map((piece) => sign(SIGNS[piece], say(`fact.${piece}`), say(`fact.${piece}.text`), 'FOR-1.3')),
    sign(SIGNS.step, say('guide.sign.step'), say('guide.sign.step.text'), 'FOR-8.1'),
    sign(SIGNS.rings, say('guide.sign.rings'), say('guide.sign.rings.text'), 'FOR-5.9'),
    sign(ICONS['roman-shield'], say('guide.sign.shield'), say('close.side.protected'), 'FOR-4.6'),
    sign(ICONS['wax-seal'], say('guide.sign.token'), say('close.tokens'), 'FOR-13.6'),
    { picture: <Seal>4</Seal>, name: say('guide.sign.favour'), text: say('guide.sign.favour.text'), clause: 'FOR-7.2' },
  ];
}

function actions(say: Say): GuideCard[] {
  return ACTION_CARDS.map(({ id, clause }, card) => ({
    id,
    name: say(`action.${id}`),
    text: say(`action.${id}.text`),
    picture: <ActionFace card={card} say={say} />,
    clause,
  }));
}

function favours(say: Say): GuideCard[] {
  return FAVOURS.map(({ id, number, clause }) => {
    const name = say('guide.favour.name', { number, name: say(`favour.${id}`) });
    return {
      id,
      name,
      text: say(`favour.${id}.text`),
      picture: <Token icon={FAVOUR_EMBLEMS[id]} pigment="oxblood" label={name} count={number} />,
      clause,
    };
  });
}

function buildings(say: Say): GuideCard[] {
  return BUILDINGS.map(({ id, cost, clause }) => ({
    id,
    name: say(`building.${id}`),
    text: say('guide.building', { cost, text: say(`building.${id}.text`) }),
    picture: <Token icon={BUILDING_EMBLEMS[id]} pigment="lapis" label={say(`building.${id}`)} />,
    copies: BUILDING_COPIES[PLAYERS.max] ?? 0,
    clause,
  }));
}

function privileges(say: Say): GuideCard[] {
  return PRIVILEGES.map(({ id, class: kind, copies, clause }, privilege) => ({
    id,
    name: say(`privilege.${id}`),
    text: say('guide.privilege', { kind, text: say(`privilege.${id}.text`) }),
    picture: <PrivilegeCard privilege={privilege} say={say} size="s" />,
    copies,
    clause,
    is: { class: kind },
  }));
}
