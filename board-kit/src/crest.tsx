import { CREST_ICONS } from './crests.ts';
import { Icon } from './icon.tsx';
import './crest.css';

export const CRESTS = [
  'lion',
  'stag',
  'ship',
  'tower',
  'lily',
  'bear',
  'key',
  'bell',
  'crown',
  'anvil',
  'rose',
  'eagle',
  'wheel',
  'lantern',
] as const;
export type CrestName = (typeof CRESTS)[number];

/** Players' pigments, by their colour index. */
export const PLAYER_PIGMENTS = ['oxblood', 'lapis', 'ochre', 'verdigris', 'plum', 'umber', 'stone'] as const;

export const playerPigment = (colour: number): string => `pigment-${PLAYER_PIGMENTS[colour % PLAYER_PIGMENTS.length]}`;

/** A player's shield: its pigment and its animal both identify the player. */
export function Crest({ crest, colour, size = 'm', label }: { crest: CrestName; colour: number; size?: 's' | 'm' | 'l'; label?: string }) {
  return (
    <span
      className={`crest crest-${size} ${playerPigment(colour)}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Icon path={CREST_ICONS[crest]} />
    </span>
  );
}
