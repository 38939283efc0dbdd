import { Note, Thing, useTable } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { CROSSINGS, HEXES, ROAD_LENGTH, ROAD_START, ROADS, type Road } from '../src/data/region.ts';
import { between, cornerPoint, lineThrough, type Point } from './geometry.ts';
import { Shield, Station, Village } from './pieces.tsx';

const COURSES: readonly (readonly Point[])[] = ROADS.map(({ course }) => course.map(cornerPoint));

/** Where the sign with the name of each road stands, beside its end. */
const SIGNS: readonly Point[] = [
  { x: -161, y: -286 },
  { x: 161, y: -286 },
  { x: 161, y: 286 },
  { x: -78, y: -286 },
  { x: -8, y: 286 },
];

/** Five roads, each inlaid in its own pattern; on them stations and villages. */
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
        return owner < 0 ? null : <Station key={at} seat={owner} x={middle.x} y={middle.y} />;
      })}
      {CROSSINGS.map(({ id }, at) => (
        <CrossingThing key={id} view={view} at={at} />
      ))}
    </>
  );
}

function RoadThing({ view, road }: { view: View; road: Road }) {
  const { say } = useTable();
  const { id, city } = itemAt(ROADS, road);
  const course = itemAt(COURSES, road);
  const start = itemAt(ROAD_START, road);
  const standing = view.stations.slice(start, start + itemAt(ROAD_LENGTH, road)).filter((owner) => owner >= 0).length;
  const from = course[standing];
  const to = course[standing + 1];
  const holder = view.rights[road] ?? -1;
  const name = say(`road.${id}`);
  const right = holder < 0 ? say('road.free') : say('road.held', { seat: { seat: holder } });
  const sign = itemAt(SIGNS, road);
  const words = city === null ? id : `${id} ${say(`city.${city}`)}`;
  const width = city === null ? 50 : 112;
  const middle = from === undefined || to === undefined ? null : between(from, to);
  const thing = {
    as: 'g',
    id: `road:${id}`,
    label: `${words}, ${name}. ${right}`,
    meant: { do: 'build-station', road },
    closeup: {
      title: name,
      body: (
        <Note>
          {right} {say('road.stations', { count: standing, all: itemAt(ROAD_LENGTH, road) })} {say('piece.station.text')}
        </Note>
      ),
      clause: 'NUR-9.6',
    },
  } as const;
  return (
    <g className={`nur-road nur-road-${id}`}>
      <path d={lineThrough(course)} className="nur-road-bed" />
      <path d={lineThrough(course)} className="nur-road-inlay" />
      {middle !== null && from !== undefined && to !== undefined && (
        <Thing {...thing} className="nur-segment">
          <circle cx={middle.x} cy={middle.y} r={22} className="nur-hit" />
          <path d={lineThrough([between(from, to, 0.2), between(from, to, 0.8)])} className="halo" fill="none" />
        </Thing>
      )}
      <Thing {...thing} className="nur-sign">
        <rect x={sign.x - width / 2} y={sign.y - 14} width={width} height="28" rx="4" />
        <text x={sign.x - (holder < 0 ? 0 : 11)} y={sign.y + 5}>
          {words}
        </text>
        {holder >= 0 && <Shield seat={holder} x={sign.x + width / 2 - 13} y={sign.y - 1} />}
        <rect x={sign.x - width / 2} y={sign.y - 14} width={width} height="28" rx="4" className="halo" fill="none" />
        <rect x={sign.x - width / 2 - 5} y={sign.y - 29} width={width + 10} height="58" className="nur-hit" />
      </Thing>
    </g>
  );
}

function CrossingThing({ view, at }: { view: View; at: number }) {
  const { say, pending } = useTable();
  const { id, corner, hexes } = itemAt(CROSSINGS, at);
  const { x, y } = cornerPoint(corner);
  const owner = view.villages[at] ?? -1;
  const placing = pending.some(({ kind }) => kind === 'place-start');
  const fields = hexes.map((hex) => `${view.numbers[hex]} ${say(`terrain.${itemAt(HEXES, hex).terrain}`)}`).join(', ');
  const label =
    owner < 0 ? say('crossing.free', { crossing: id, fields }) : say('crossing.village', { seat: { seat: owner }, crossing: id, fields });
  return (
    <Thing
      as="g"
      id={`crossing:${id}`}
      label={label}
      meant={{ do: placing ? 'place' : 'build-village', crossing: at }}
      closeup={{ title: say('crossing.title', { crossing: id }), body: <Note>{label}</Note>, clause: 'NUR-10.3' }}
      className="nur-crossing"
    >
      <circle cx={x} cy={y} r={20} className="nur-hit" />
      {owner < 0 ? <circle cx={x} cy={y} r={5.5} className="nur-spot" /> : <Village seat={owner} x={x} y={y} />}
      <circle cx={x} cy={y} r={owner < 0 ? 12 : 21} className="halo" fill="none" />
    </Thing>
  );
}
