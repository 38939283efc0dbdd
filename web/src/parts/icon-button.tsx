import type { ComponentProps, ComponentType } from 'react';
import type { LineIconProps } from '../icons/line-icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly icon: ComponentType<LineIconProps>;
  readonly label: string;
}

/** A quiet button that shows only an icon. */
export function IconButton({ icon: Sign, label, className = '', children, ...more }: IconButtonProps) {
  return (
    <button type="button" className={`button button-quiet button-icon ${className}`.trimEnd()} aria-label={label} {...more}>
      <Sign />
      {children}
    </button>
  );
}
