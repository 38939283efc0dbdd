import { IconIn } from '@belfry/board-kit';
import { NONE } from '@belfry/kernel';
import { type Card, person } from '../src/data/cards.ts';
import { ALL_COLOURS, type Colour, colourName } from '../src/data/colours.ts';
import { ACTIVATION_EMBLEMS } from './emblems.ts';
import { bricks, family } from './families.ts';
import { PersonBust } from './portrait.tsx';

const STEPS = 'M6 150V46h9V36h9V26h9V16h9V6h16v10h9v10h9v10h9v10h9v104z';
const WINDOW = 'M18 118V74a32 30 0 0 1 64 0v44z';

/** A stepped gable in the brick of its colour; its resident leans out of the window. */
export function Gable({ colour, resident, used }: { colour: Colour; resident: Card; used: boolean }) {
  const { roof, shade } = family(colour);
  const empty = resident === NONE;
  return (
    <svg className="bru-gable" viewBox="0 -2 100 152" aria-hidden="true">
      <g stroke="#2a160e" strokeWidth="1.600" strokeLinejoin="round">
        <path d={STEPS} fill={family(colour).brick} />
        <path d={STEPS} fill={bricks(colour)} stroke="none" />
        <path d="M76 26h9v10h9v114H80z" fill={shade} opacity="0.4" stroke="none" />
        <path d="M5 45h11M14 35h11M23 25h11M32 15h11M41 5h18M57 15h11M66 25h11M75 35h11M84 45h11" stroke="#f1e4c8" strokeWidth="3.500" />
        <path d={WINDOW} fill={empty ? '#2b2320' : '#f7e7bd'} stroke={roof} strokeWidth="4" />
      </g>
      {empty ? <Shutters colour={colour} /> : <Resident card={resident} used={used} />}
      <path d="M12 118h76v7H12z" fill="#f1e4c8" stroke="#2a160e" strokeWidth="1.400" />
      <path d="M20 150v-14h14v14zM66 150v-14h14v14z" fill="#f4dc9c" stroke="#2a160e" strokeWidth="1.400" />
      <path d="M42 150v-13a8 8 0 0 1 16 0v13z" fill={roof} stroke="#2a160e" strokeWidth="1.400" />
      {!empty && <Plaque card={resident} />}
    </svg>
  );
}

function Shutters({ colour }: { colour: Colour }) {
  const { shade, roof } = family(colour);
  return (
    <g fill={shade} stroke={roof} strokeWidth="2.500">
      <path d="M21 116V76c0-12 8-22 26-26v66z" />
      <path d="M79 116V76c0-12-8-22-26-26v66z" />
      <path d="M27 80h15M27 92h15M27 104h15M58 80h15M58 92h15M58 104h15" />
    </g>
  );
}

function Resident({ card, used }: { card: Card; used: boolean }) {
  const { shade, roof } = family(person(card).colour);
  return (
    <>
      <g clipPath="url(#bru-window)" opacity={used ? 0.6 : 1}>
        <g transform="translate(17 50) scale(0.660)">
          <PersonBust card={card} />
        </g>
      </g>
      {used && (
        <g fill={shade} stroke={roof} strokeWidth="2.500">
          <path d="M20 116V76c0-9 4-17 14-22v62zM80 116V76c0-9-4-17-14-22v62z" />
          <path d="M24 80h7M24 92h7M24 104h7M69 80h7M69 92h7M69 104h7" />
        </g>
      )}
    </>
  );
}

/** Shows when the resident works, on a plaque in the gable; a worker's plaque has the colour of the worker it costs. */
function Plaque({ card }: { card: Card }) {
  const { activation, worker } = person(card);
  return (
    <>
      <circle
        cx="50"
        cy="27"
        r="12.500"
        fill={worker === undefined ? '#f6ecd2' : family(worker).brick}
        stroke="#2a160e"
        strokeWidth="1.500"
      />
      <IconIn path={ACTIVATION_EMBLEMS[activation]} x={41.5} y={18.5} size={17} fill="#20140c" />
    </>
  );
}

const MARKS: readonly string[] = ['M0 12L12 0M-2 2L2 -2M10 14L14 10', 'M3 3h.01M9 9h.01', 'M0 0L12 12M12 0L0 12', 'M0 9L6 3L12 9', ''];

/** Brick courses with the pattern of each colour, defined once for the whole page. */
export function BrickPatterns() {
  return (
    <svg className="bru-defs" aria-hidden="true">
      <defs>
        {ALL_COLOURS.map((colour) => (
          <pattern key={colour} id={`bru-${colourName(colour)}`} width="12" height="12" patternUnits="userSpaceOnUse">
            <path d="M0 6h12M0 12h12M3 0v6M9 6v6" stroke={family(colour).roof} strokeOpacity="0.35" strokeWidth="0.700" fill="none" />
            <path
              d={MARKS[colour]}
              stroke="#fff"
              strokeOpacity="0.4"
              strokeWidth={colourName(colour) === 'brown' ? 2.4 : 1.2}
              strokeLinecap="round"
              fill="none"
            />
          </pattern>
        ))}
        <clipPath id="bru-window">
          <path d="M19 118V74a31 29 0 0 1 62 0v44z" />
        </clipPath>
      </defs>
    </svg>
  );
}
