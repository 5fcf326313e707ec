import { cx } from './cx.ts';
import css from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = ({ name: IconName; path?: never } | { name?: never; path: string }) & {
  /** 24 px, or 18 px with a stroke to match. */
  size?: 'm' | 's';
  className?: string | undefined;
};

/** Decorative by definition: the words stand beside it. */
export function Icon({ name, path, size = 'm', className }: IconProps) {
  return (
    <svg className={cx(css.icon, size === 's' && css.small, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={name ? iconPaths[name] : path} fill={name === 'star' ? 'currentColor' : undefined} />
    </svg>
  );
}
