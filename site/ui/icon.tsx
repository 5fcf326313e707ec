import { cx } from './cx.ts';
import css from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = ({ name: IconName; path?: never } | { name?: never; path: string }) & {
  size?: 'm' | 's';
  className?: string | undefined;
};

/** Always decorative; requires adjacent text or an accessible name. */
export function Icon({ name, path, size = 'm', className }: IconProps) {
  return (
    <svg className={cx(css.icon, size === 's' && css.small, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={name ? iconPaths[name] : path} fill={name === 'star' ? 'currentColor' : undefined} />
    </svg>
  );
}
