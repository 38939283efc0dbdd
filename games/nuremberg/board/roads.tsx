import { Explained, Ground, Thing, useTable } from '@belfry/board-kit';
import { itemAt, type Seat } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { crossingPlace } from '../src/data/places.ts';
import { CROSSINGS, ROAD_LENGTH, ROAD_START, ROADS, type Road, SEGMENTS } from '../src/data/region.ts';
import { between, cornerPoint, lineThrough, type Point } from './geometry.ts';
import { Shield, Station, Village } from './pieces.tsx';
import type { Words } from './text/index.ts';

const COURSES: readonly (readonly Point[])[] = ROADS.map(({ course }) => course.map(cornerPoint));

/** The positions of the road name signs, next to the ends of the roads. */
const SIGNS: readonly Point[] = [
  { x: -155, y: -286 },
  { x: 155, y: -286 },
  { x: 155, y: 286 },
  { x: -18, y: -286 },
  { x: -60, y: 286 },
];

const SIGN_WIDTH = 122;

/** Five roads, each with its own inlaid pattern, with their stations and villages. */
export function Roads({ view }: { view: View }) {
  return (
    <>
      {ROADS.map(({ id }, road) => (
        <RoadThing key={id} view={view} road={road} />
      ))}
      {CROSSINGS.map(({ road, step }, at) => {
        const course = itemAt(COURSES, road);
        const owner = view.stations[at] ?? -1;
        const middle = between(itemAt(course, step - 1), itemAt(course, step));
        return owner < 0 ? null : <StationSign key={at} segment={at} road={road} seat={owner} at={middle} />;
      })}
      {CROSSINGS.map(({ id }, at) => (
        <CrossingThing key={id} view={view} at={at} />
      ))}
    </>
  );
}

function StationSign({ segment, road, seat, at }: { segment: number; road: Road; seat: Seat; at: Point }) {
  const { say } = useTable<Words>();
  const title = say('close.station.title', { seat: { seat } });
  return (
    <Explained
      as="g"
      place={`station:${itemAt(SEGMENTS, segment)}`}
      closeup={{ title, text: [`${say(`road.${itemAt(ROADS, road).id}`)}.`, say('close.station')], clause: 'NUR-9.6' }}
    >
      <Station seat={seat} x={at.x} y={at.y} />
    </Explained>
  );
}

function RoadThing({ view, road }: { view: View; road: Road }) {
  const { say } = useTable<Words>();
  const { id } = itemAt(ROADS, road);
  const course = itemAt(COURSES, road);
  const start = itemAt(ROAD_START, road);
  const standing = view.stations.slice(start, start + itemAt(ROAD_LENGTH, road)).filter((owner) => owner >= 0).length;
  const from = course[standing];
  const to = course[standing + 1];
  const holder = view.rights[road] ?? -1;
  const name = say(`road.${id}`);
  const right = holder < 0 ? say('road.free') : say('road.held', { seat: { seat: holder } });
  const sign = itemAt(SIGNS, road);
  const words = say(`sign.${id}`);
  const width = SIGN_WIDTH;
  const middle = from === undefined || to === undefined ? null : between(from, to);
  const thing = {
    as: 'g',
    id: `road:${id}`,
    label: `${words}, ${name}. ${right}`,
    meant: { do: 'build-station', road },
    closeup: {
      title: `${id}: ${name}`,
      text: [right, say('road.stations', { count: standing, all: itemAt(ROAD_LENGTH, road) }), say('piece.station.text')],
      clause: 'NUR-9.6',
    },
  } as const;
  return (
    <Ground as="g" closeup={thing.closeup} className={`nur-road nur-road-${id}`}>
      <path d={lineThrough(course)} className="nur-road-bed" />
      <path d={lineThrough(course)} className="nur-road-inlay" />
      {middle !== null && from !== undefined && to !== undefined && (
        <Thing {...thing} twin className="nur-segment">
          <circle cx={middle.x} cy={middle.y} r={22} className="nur-hit" />
          <path d={lineThrough([between(from, to, 0.2), between(from, to, 0.8)])} className="halo" fill="none" />
        </Thing>
      )}
      <Thing {...thing} className="nur-sign">
        <rect x={sign.x - width / 2} y={sign.y - 14} width={width} height="28" rx="4" />
        <text x={sign.x - (holder < 0 ? 0 : 11)} y={sign.y + 5.5}>
          {words}
        </text>
        {holder >= 0 && <Shield seat={holder} x={sign.x + width / 2 - 13} y={sign.y - 1} />}
        <rect x={sign.x - width / 2} y={sign.y - 14} width={width} height="28" rx="4" className="halo" fill="none" />
        <rect x={sign.x - width / 2 - 5} y={sign.y - 29} width={width + 10} height="58" className="nur-hit" />
      </Thing>
    </Ground>
  );
}

function CrossingThing({ view, at }: { view: View; at: number }) {
  const { say, pending } = useTable<Words>();
  const { id, corner } = itemAt(CROSSINGS, at);
  const { x, y } = cornerPoint(corner);
  const owner = view.villages[at] ?? -1;
  const placing = pending.some(({ kind }) => kind === 'place-start');
  const crossing = crossingPlace(at, view.numbers);
  const label = owner < 0 ? say('crossing.free', { crossing }) : say('crossing.village', { seat: { seat: owner }, crossing });
  return (
    <Thing
      as="g"
      id={`crossing:${id}`}
      label={label}
      meant={{ do: placing ? 'place' : 'build-village', crossing: at }}
      closeup={{ title: say(owner < 0 ? 'crossing.title' : 'piece.village'), text: [label, say('piece.village.text')], clause: 'NUR-10.3' }}
      className="nur-crossing"
    >
      <circle cx={x} cy={y} r={20} className="nur-hit" />
      {owner < 0 ? <circle cx={x} cy={y} r={5.5} className="nur-spot" /> : <Village seat={owner} x={x} y={y} />}
      <circle cx={x} cy={y} r={owner < 0 ? 12 : 21} className="halo" fill="none" />
    </Thing>
  );
}
