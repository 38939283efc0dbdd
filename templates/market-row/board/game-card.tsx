import type { GameCard } from '@belfry/board-kit';
import { TEXT } from './text/game-card/index.ts';

export const gameCard: GameCard = {
  game: 'market-row',
  place: 9,
  text: TEXT,
  players: { min: 2, max: 4, usual: 3 },
  minutes: { min: 10, max: 10 },
  judged: false,
  Scene: MarketSquare,
};

const STALLS = [
  { x: 18, y: 208, cloth: '#8c3f33' },
  { x: 112, y: 222, cloth: '#2e4c8c' },
  { x: 206, y: 208, cloth: '#2d6a5c' },
];

function MarketSquare() {
  return (
    <>
      <rect width="300" height="330" fill="#f1d9a6" />
      <circle cx="226" cy="70" r="34" fill="#fbeec6" />
      <path d="M0 190V120l26-24 26 24v-20l34-40 34 40v26h28V96l12-58 12 58v30h30l28-34 28 34v-12l22-22 20 20v68z" fill="#c99a63" />
      <path d="M0 214v-42l30-22 30 22h36l26-30 26 30h44l24-26 24 26h24l36-18v60z" fill="#9c6b45" />
      <path d="M0 200q150-22 300 0v130H0z" fill="#d8b884" />
      {STALLS.map(({ x, y, cloth }) => (
        <g key={x} stroke="#3a2416" strokeWidth="2" strokeLinejoin="round">
          <path d={`M${x + 6} ${y + 30}v58M${x + 70} ${y + 30}v58`} strokeWidth="5" />
          <path d={`M${x + 2} ${y + 62}h72v22H${x + 2}z`} fill="#8a5a34" />
          <path d={`M${x - 4} ${y + 34}l12-34h60l12 34z`} fill={cloth} />
          <path d={`M${x + 20} ${y}l-6 34h16l2-34zM${x + 44} ${y}l2 34h16l-6-34z`} fill="#f6e9c9" stroke="none" />
          <circle cx={x + 18} cy={y + 58} r="7" fill="#cf9a31" />
          <circle cx={x + 34} cy={y + 58} r="7" fill="#6c3a70" />
          <circle cx={x + 50} cy={y + 58} r="7" fill="#b5542f" />
        </g>
      ))}
    </>
  );
}
