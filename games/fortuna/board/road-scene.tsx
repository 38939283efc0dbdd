import { Explained, useTable } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { GATE, PALACE_STEP } from '../src/data/amounts.ts';
import { MILESTONES, SCENE } from './milestones.ts';
import type { Words } from './text/index.ts';

/** A smooth line through all milestones. */
function roadPath(): string {
  const parts = MILESTONES.map(({ x, y }, at) => {
    if (at === 0) return `M${x} ${y}`;
    const from = itemAt(MILESTONES, at - 1);
    const before = MILESTONES[at - 2] ?? from;
    const after = MILESTONES[at + 1] ?? { x, y };
    const one = { x: from.x + (x - before.x) / 5, y: from.y + (y - before.y) / 5 };
    const two = { x: x - (after.x - from.x) / 5, y: y - (after.y - from.y) / 5 };
    return `C${one.x} ${one.y} ${two.x} ${two.y} ${x} ${y}`;
  });
  return parts.join('');
}
const ROAD = roadPath();

/** Countryside, wall, gate, city and palace as a mosaic. */
export function RoadScene() {
  const { say } = useTable<Words>();
  return (
    <svg className="for-scene" viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}>
      <title>{say('road.title')}</title>
      <Ground />
      <rect width="560" height="300" fill="url(#for-sky)" />
      <path d="M0 112Q60 70 120 92T214 70L230 300H0z" fill="var(--for-hill-far)" />
      <path d="M0 150Q90 116 214 148L560 154V300H0z" fill="var(--for-hill)" />
      <path d="M22 168l96-18 34 40-88 34-52-20z" fill="url(#for-furrow)" stroke="var(--for-furrow)" strokeWidth="1.500" />
      <path d="M398 178l142-12v66l-116 4z" fill="url(#for-vines)" stroke="var(--for-vine)" strokeWidth="1.500" />
      <path d="M196 216q44-16 96 2t38 18q-46 8-92-2t-42-18z" fill="var(--for-lake)" stroke="var(--for-lake-edge)" strokeWidth="2" />
      <path d="M226 222q12-5 24 0M262 228q12-5 24 0" stroke="#fff8" strokeWidth="2" fill="none" />
      <Village />
      {[
        [128, 236],
        [16, 214],
        [386, 262],
        [150, 132],
        [120, 120],
        [372, 170],
      ].map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}v-6M${x} ${(y ?? 0) - 4}c-7 0-6-12 0-24c6 12 7 24 0 24z`}
          fill="var(--for-cypress)"
          stroke="var(--for-cypress)"
          strokeWidth="1.500"
        />
      ))}
      <City />
      <path d={ROAD} fill="none" stroke="var(--for-road-edge)" strokeWidth="25" strokeLinecap="round" />
      <path d={ROAD} fill="none" stroke="var(--for-road)" strokeWidth="20" strokeLinecap="round" />
      <path d={ROAD} fill="none" stroke="var(--for-road-edge)" strokeWidth="19" strokeDasharray="1.200 8" opacity="0.55" />
      <Gate />
      <CaesarsPalace />
      <rect width="560" height="300" fill="url(#for-tesserae)" />
      {MILESTONES.map(({ x, y }, step) => (
        <Explained
          as="g"
          key={`${x} ${y}`}
          closeup={{
            title: say('close.stone.title', { step }),
            text: [say('close.stone', { step }), ...(step === GATE ? [say('road.gate.text')] : []), say('close.road')],
            clause: step < GATE ? 'FOR-14.5' : 'FOR-16.1',
          }}
          className={
            step === GATE
              ? 'for-stone for-stone-gate'
              : step === PALACE_STEP
                ? 'for-stone for-stone-palace'
                : step > GATE
                  ? 'for-stone for-stone-inside'
                  : 'for-stone'
          }
        >
          <ellipse cx={x} cy={y + 3} rx="14" ry="12" fill="#0004" />
          <circle cx={x} cy={y} r="13" />
          <text x={x} y={y + 7}>
            {step}
          </text>
        </Explained>
      ))}
    </svg>
  );
}

/** Sky, joints between stones, field and vineyard. */
function Ground() {
  return (
    <defs>
      <linearGradient id="for-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--for-sky-1)" />
        <stop offset="1" stopColor="var(--for-sky-2)" />
      </linearGradient>
      <pattern id="for-tesserae" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(2)">
        <path d="M0 0.300H7M0.300 0V7" stroke="var(--for-joint)" strokeWidth="0.900" fill="none" />
      </pattern>
      <pattern id="for-furrow" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
        <rect width="9" height="9" fill="var(--for-field)" />
        <path d="M0 3h9M0 7.500h9" stroke="var(--for-furrow)" strokeWidth="1.600" />
      </pattern>
      <pattern id="for-vines" width="13" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(8)">
        <rect width="13" height="12" fill="var(--for-vineyard)" />
        <circle cx="4" cy="5" r="2.600" fill="var(--for-vine)" />
        <circle cx="9.500" cy="8" r="1.900" fill="#6c3a70" />
      </pattern>
    </defs>
  );
}

function Village() {
  return (
    <g stroke="#3a2414" strokeWidth="1.200" strokeLinejoin="round">
      <path d="M10 238v-18h26v18z" fill="#e8d3a9" />
      <path d="M6 220l17-12 17 12z" fill="#b5532f" />
      <path d="M40 234v-12h17v12z" fill="#dcc294" />
      <path d="M37 222l11.500-9 12 9z" fill="#a34526" />
      <path d="M20 238v-9h6v9z" fill="#5c3a20" />
    </g>
  );
}

/** The wall curves round the city, with houses and temples behind it. */
function City() {
  return (
    <g stroke="#3a2414" strokeWidth="1.200" strokeLinejoin="round">
      <path d="M206 0L214 146L560 150V0z" fill="var(--for-city)" stroke="none" />
      <Insula x={228} y={40} width={30} height={40} />
      <Temple x={268} y={34} width={58} height={46} />
      <Insula x={336} y={26} width={26} height={56} />
      <Insula x={366} y={42} width={34} height={38} />
      <Insula x={240} y={122} width={26} height={24} />
      <Insula x={340} y={128} width={30} height={19} />
      <Temple x={392} y={120} width={44} height={28} />
      <Insula x={520} y={116} width={34} height={32} />
      <path d="M206 150V140H560V154L206 152z" fill="var(--for-wall)" />
      <path d={crenels(206, 560, 140)} fill="var(--for-wall)" />
      <path d="M200 0h14L218 88h-16zM202 136h16v16h-16z" fill="var(--for-wall)" />
    </g>
  );
}

function crenels(from: number, to: number, y: number): string {
  let path = '';
  for (let x = from; x < to; x += 14) path += `M${x} ${y}v-6h7v6z`;
  return path;
}

function Insula({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const middle = x + width / 2;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="#e6cfa4" />
      <path d={`M${x - 3} ${y}L${middle} ${y - 11}L${x + width + 3} ${y}z`} fill="#b5532f" />
      <path d={`M${x + 6} ${y + 7}v6M${middle} ${y + 7}v6M${x + width - 6} ${y + 7}v6`} stroke="var(--for-window)" strokeWidth="3.500" />
    </g>
  );
}

function Temple({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const columns = [0.12, 0.37, 0.63, 0.88].map((share) => x + width * share);
  return (
    <g>
      <path d={`M${x} ${y}L${x + width / 2} ${y - 16}L${x + width} ${y}z`} fill="#f2e8d2" />
      <rect x={x + 2} y={y} width={width - 4} height={height} fill="#c9b48c" />
      {columns.map((at) => (
        <rect key={at} x={at - 3.5} y={y + 2} width="7" height={height - 4} fill="#f7f0df" />
      ))}
      <rect x={x - 2} y={y + height - 4} width={width + 4} height="5" fill="#f2e8d2" />
    </g>
  );
}

function Gate() {
  return (
    <g stroke="#3a2414" strokeWidth="1.400" strokeLinejoin="round">
      <path d="M176 134V72h12V66h18v6h12v62h-9V104a12 12 0 0 0-24 0v30z" fill="var(--for-gate)" />
      <path d="M174 72v-9h8v5h7v-5h8v5h7v-5h8v5h-2v4z" fill="var(--for-gate)" />
      <path d="M184 82h26" stroke="#b5532f" strokeWidth="3.500" />
    </g>
  );
}

function CaesarsPalace() {
  return (
    <g stroke="#3a2414" strokeWidth="1.400" strokeLinejoin="round">
      <rect x="440" y="44" width="108" height="32" fill="#efe2c4" />
      <path d="M436 44h116l-8-8H444z" fill="#b5532f" />
      <path d="M464 38L494 14L524 38z" fill="#f7f0df" />
      <path d="M478 32l16-12 16 12z" fill="#6c3a70" />
      <path d="M464 38h60v38h-60z" fill="#f2e8d2" />
      {[446, 456, 468, 481, 501, 514, 526, 537].map((x) => (
        <rect key={x} x={x} y="46" width="6" height="28" fill="#fffaf0" />
      ))}
      <path d="M488 76V60a6 6 0 0 1 12 0v16z" fill="#6c3a70" />
      <path d="M434 76h120v6H434z" fill="#f7f0df" />
      <path d="M494 14V4M494 4h14l-4 3.500 4 3.500H494" fill="#d9a93a" />
    </g>
  );
}
