import type { ComponentProps } from 'react';
import css from './chip.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type ChipProps = ComponentProps<'button'> & {
  pressed?: boolean;
  count?: number | undefined;
  icon?: IconName;
  removable?: boolean;
};

export function Chip({
  pressed,
  count,
  icon,
  removable = false,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      className={cx(css.chip, removable && css.selected, className)}
      type={type}
      aria-pressed={removable ? undefined : pressed}
      {...rest}
    >
      {icon ? <Icon name={icon} className={css.icon} /> : null}
      {removable ? <span className="vh">Убрать:</span> : null}
      {children}
      {count === undefined ? null : <small>{count}</small>}
      {removable ? <Icon name="close" className={css.icon} /> : null}
    </button>
  );
}
