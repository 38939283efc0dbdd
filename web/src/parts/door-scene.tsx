import type { JSX } from 'react';
import type { Door } from '../doors.ts';

/** The view through each door: four rooms, drawn in a few planes. */
export function DoorScene({ door }: { door: Door }) {
  const Scene = SCENES[door];
  return (
    <svg className="door-scene" viewBox="0 0 300 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene />
    </svg>
  );
}

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
        <linearGradient id="door-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#171a35" />
          <stop offset="0.6" stopColor="#3b355f" />
          <stop offset="1" stopColor="#a06a5e" />
        </linearGradient>
      </defs>
      <rect width="300" height="330" fill="url(#door-night)" />
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

const SCENES: Readonly<Record<Door, () => JSX.Element>> = {
  citadels: NightCity,
  fortuna: RoadToRome,
  bruges: GablesOnWater,
  nuremberg: Woodcut,
};
