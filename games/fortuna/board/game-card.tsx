import type { GameCard } from '@belfry/board-kit';
import { TEXT } from './text/game-card/index.ts';

export const gameCard: GameCard = {
  game: 'fortuna',
  place: 2,
  text: TEXT,
  players: { min: 2, max: 4, usual: 3 },
  minutes: { min: 45, max: 60 },
  judged: true,
  Scene: RoadToRome,
};

function RoadToRome() {
  return (
    <>
      <rect width="300" height="330" fill="#f0c98d" />
      <circle cx="150" cy="128" r="52" fill="#f7e3b0" />
      <path d="M0 190q60-34 120-18t90-14 90 6v166H0z" fill="#c98a4f" />
      <path d="M90 170v-54h120v54z" fill="#efe2c8" stroke="#8a5a30" strokeWidth="3" />
      <path d="M78 116l72-40 72 40z" fill="#b5542f" stroke="#7c3417" strokeWidth="3" />
      <path d="M102 120v48M124 120v48M150 120v48M176 120v48M198 120v48" stroke="#c9b48a" strokeWidth="9" />
      <path d="M0 240q80-30 150-14t150-6v110H0z" fill="#a9673a" />
      <path
        d="M150 176q-44 34 6 62t-34 92h70q40-60-6-92t8-62z"
        fill="#f3e4c4"
        stroke="#8a5a30"
        strokeWidth="2.500"
        strokeDasharray="10 7"
      />
      <path d="M38 232c-8-40 4-78 10-84 6 6 18 44 10 84zM246 238c-8-44 4-86 10-92 6 6 18 48 10 92z" fill="#4d6138" />
    </>
  );
}
