/** The positions of each face's pips, on a grid of 3 by 3. */
const FACES: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** The pips of a die inside an SVG of 40 by 40; the game draws the die itself. */
export function Pips({ value, fill }: { value: number; fill?: string }) {
  return (FACES[value] ?? []).map((pip) => (
    <circle key={pip} cx={10 + (pip % 3) * 10} cy={10 + Math.floor(pip / 3) * 10} r="3.700" fill={fill} />
  ));
}
