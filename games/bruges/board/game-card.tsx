import type { GameCard } from '@belfry/board-kit';
import { TEXT } from './text/game-card/index.ts';

export const gameCard: GameCard = {
  game: 'bruges',
  place: 3,
  text: TEXT,
  players: { min: 2, max: 4, usual: 3 },
  minutes: { min: 60, max: 60 },
  judged: true,
  Scene: GablesOnWater,
};

function GablesOnWater() {
  return (
    <>
      <rect width="300" height="330" fill="#bcd0d6" />
      <path d="M0 128q60-20 130-8t170-14v230H0z" fill="#d9dfd6" />
      {[
        { x: 14, w: 66, top: 92, fill: '#a4503c' },
        { x: 84, w: 62, top: 66, fill: '#c78b5a' },
        { x: 150, w: 70, top: 84, fill: '#8c3f33' },
        { x: 224, w: 66, top: 58, fill: '#b76a4a' },
      ].map(({ x, w, top, fill }) => (
        <g key={x} fill={fill} stroke="#43201a" strokeWidth="2.500" strokeLinejoin="round">
          <path
            d={`M${x} 236V${top + 46}h${w * 0.12}v-12h${w * 0.13}v-12h${w * 0.12}v-12h${w * 0.26}v12h${w * 0.12}v12h${w * 0.13}v12h${w * 0.12}V236z`}
          />
          <path
            d={`M${x + w * 0.18} ${top + 62}h10v18h-10zM${x + w * 0.62} ${top + 62}h10v18h-10zM${x + w * 0.4} ${top + 62}h10v18h-10zM${x + w * 0.18} ${top + 96}h10v20h-10zM${x + w * 0.62} ${top + 96}h10v20h-10z`}
            fill="#f4e3bd"
            strokeWidth="1.500"
          />
          <path d={`M${x + w * 0.38} 236v-26a8 8 0 0 1 16 0v26z`} fill="#3b2118" />
        </g>
      ))}
      <rect y="236" width="300" height="94" fill="#39606e" />
      <path d="M0 236h300v9H0z" fill="#76654f" />
      <path
        d="M20 264q12-7 24 0t24 0M110 282q12-7 24 0t24 0 24 0M196 260q12-7 24 0t24 0M40 306q12-7 24 0t24 0M204 308q12-7 24 0t24 0"
        fill="none"
        stroke="#a9cdd2"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </>
  );
}
