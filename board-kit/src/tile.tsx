import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Thing, type ThingProps } from './thing.tsx';
import './tile.css';

interface TileProps extends Omit<ThingProps, 'as' | 'children'> {
  /** The path of a game icon. */
  readonly icon: string;
  readonly name: string;
  /** Its cost or gain, beside or below the name. */
  readonly children?: ReactNode;
}

/** An action or purchase as a small plate: an icon, a name, and its cost. */
export function Tile({ icon, name, children, className = '', ...thing }: TileProps) {
  return (
    <Thing {...thing} className={`tile ${className}`}>
      <Icon path={icon} className="tile-icon" />
      <strong className="tile-name">{name}</strong> {children}
    </Thing>
  );
}
