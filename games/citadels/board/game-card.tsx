import type { GameCard } from '@belfry/board-kit';
import { TEXT } from './text/game-card/index.ts';

export const gameCard: GameCard = {
  game: 'citadels',
  place: 1,
  text: TEXT,
  players: { min: 2, max: 7, usual: 4 },
  minutes: { min: 30, max: 60 },
  judged: true,
  Scene: NightCity,
};

function NightCity() {
  const windows = [
    [64, 216],
    [78, 232],
    [112, 190],
    [126, 190],
    [112, 214],
    [160, 172],
    [172, 172],
    [160, 200],
    [206, 224],
    [222, 224],
    [222, 246],
    [248, 206],
  ];
  return (
    <>
      <defs>
        <linearGradient id="game-card-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#171a35" />
          <stop offset="0.6" stopColor="#3b355f" />
          <stop offset="1" stopColor="#a06a5e" />
        </linearGradient>
      </defs>
      <rect width="300" height="330" fill="url(#game-card-night)" />
      <circle cx="208" cy="92" r="54" fill="#f6ecc9" opacity="0.1" />
      <path d="M222 62a34 34 0 1 0 14 52a30 30 0 1 1-14-52z" fill="#f6ecc9" />
      <path
        d="M0 250V200h22v-16h14v16h16v-30l12-18 12 18v30h18v-24h20v-24l14-22 14 22v40h26v-18h22v-30l10-40 10 40v34h30v-20h18v20h20v46z"
        fill="#2a2a52"
        opacity="0.8"
      />
      <path
        d="M40 300v-90h14v-8h10v8h14v20h16v-52l20-26 20 26v-14h14v-30l15-44 15 44v52h18v40h8v-14h10v8h10v-8h10v-34l14-16 14 16v112z"
        fill="#12132a"
      />
      <path d="M0 330v-46q70-22 150-12t150-8v66z" fill="#0c0b18" />
      {windows.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="6" height="10" rx="3" fill="#ffd87a" />
      ))}
      <g fill="#fff">
        <circle cx="46" cy="52" r="1.6" />
        <circle cx="98" cy="96" r="1.2" />
        <circle cx="130" cy="40" r="1.4" />
        <circle cx="262" cy="132" r="1.2" />
        <circle cx="66" cy="130" r="1" />
      </g>
    </>
  );
}
