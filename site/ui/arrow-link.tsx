import css from './arrow-link.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Link, type LinkProps } from './link.tsx';

type ArrowLinkProps = Omit<LinkProps, 'look'> & { icon?: IconName };

export function ArrowLink({ icon = 'right', className, children, ...rest }: ArrowLinkProps) {
  return (
    <Link className={cx(css.link, className)} {...rest}>
      <span>{children}</span>
      <Icon name={icon} className={css.arrow} />
    </Link>
  );
}
