import type { GameCard } from '@belfry/board-kit';
import { TEXT } from './text/game-card/index.ts';

export const gameCard: GameCard = {
  game: 'nuremberg',
  place: 4,
  text: TEXT,
  players: { min: 3, max: 4, usual: 4 },
  minutes: { min: 90, max: 90 },
  judged: true,
  Scene: Woodcut,
};

function Woodcut() {
  return (
    <>
      <rect width="300" height="330" fill="#e9dbb6" />
      <g stroke="#3a2a1c" strokeWidth="2" fill="none">
        <path
          d="M30 60l26-15 26 15v30l-26 15-26-15zM82 60l26-15 26 15v30l-26 15-26-15zM134 60l26-15 26 15v30l-26 15-26-15zM186 60l26-15 26 15v30l-26 15-26-15zM56 105l26-15 26 15v30l-26 15-26-15zM108 105l26-15 26 15v30l-26 15-26-15zM160 105l26-15 26 15v30l-26 15-26-15zM212 105l26-15 26 15v30l-26 15-26-15z"
          fill="#d6c08d"
        />
        <path
          d="M40 66l32 18M40 74l32 18M96 62l24 30M100 58l24 30M146 88l8-22 8 22M150 80l8-22M196 66h32M196 74h32M196 82h32M70 112l24 22M74 108l24 22M122 132l6-20 8 20M174 110h24M174 118h24M174 126h24M226 112l24 22"
          opacity="0.6"
        />
      </g>
      <path d="M108 105l26 30 52 0 26 22" fill="none" stroke="#86292a" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M40 330V214h22v-12h12v12h12v-12h12v12h104v-12h12v12h12v-12h12v12h22v116z" fill="#a5523c" stroke="#3a1a12" strokeWidth="3" />
      <path d="M34 214v-48h34v48zM232 214v-48h34v48z" fill="#b9634a" stroke="#3a1a12" strokeWidth="3" />
      <path d="M28 166l23-34 23 34zM226 166l23-34 23 34z" fill="#5d2a1e" stroke="#3a1a12" strokeWidth="3" />
      <path d="M120 330v-56a30 30 0 0 1 60 0v56z" fill="#2c1710" stroke="#3a1a12" strokeWidth="3" />
      <path d="M60 240h40M60 256h24M200 246h40M212 262h28M70 290h34M196 300h36" stroke="#6d2f20" strokeWidth="3" />
    </>
  );
}
