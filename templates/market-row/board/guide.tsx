import { type GameGuide, ICONS, Seal } from '@belfry/board-kit';
import { KINDS, WARES } from '../src/data/wares.ts';
import { TEXT as GUIDE, type Say } from './text/guide/index.ts';
import { WareCard, wareLabel } from './ware-card.tsx';

export const guide: GameGuide = {
  text: GUIDE,
  players: 3,
  tell: (say: Say) => ({
    aim: [say('guide.aim.1')],
    turn: [
      { icon: ICONS.hand, title: say('guide.turn.offer'), text: say('guide.turn.offer.text'), clause: 'MKT-3.1' },
      { icon: ICONS['card-draw'], title: say('guide.turn.take'), text: say('guide.turn.take.text'), clause: 'MKT-4.1' },
    ],
    setup: [
      { at: '.market-row-row', text: say('guide.setup.row') },
      { at: '.market-row-stall', text: say('guide.setup.stall') },
    ],
    end: { icon: ICONS['laurel-crown'], title: say('guide.end'), text: say('guide.end.text'), clause: 'MKT-2.3' },
    scoring: KINDS.map((kind) => ({ name: say(`score.${kind}`), points: say('guide.score.points'), clause: 'MKT-5.1' })),
    signs: [{ picture: <Seal>7</Seal>, name: say('guide.sign.number'), text: say('guide.sign.number.text'), clause: 'MKT-3.2' }],
    sections: [
      {
        id: 'wares',
        title: say('guide.section.wares'),
        isLong: true,
        filters: [{ id: 'kind', title: say('guide.filter.kind'), values: KINDS.map((kind) => ({ id: kind, name: say(`kind.${kind}`) })) }],
        cards: WARES.map(({ id, kind, number }, ware) => ({
          id,
          name: wareLabel(ware, say),
          text: say('guide.ware', { number }),
          picture: <WareCard ware={ware} say={say} />,
          clause: 'MKT-1.2',
          is: { kind },
        })),
      },
    ],
  }),
};
