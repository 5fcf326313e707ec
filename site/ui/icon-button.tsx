import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import css from './icon-button.module.css';
import type { IconName } from './icon-paths.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: IconName; label: string };

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button className={cx(css.button, className)} type={type} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
