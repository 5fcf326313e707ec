import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import css from './section.module.css';
import { Wrap } from './wrap.tsx';

type SectionProps = ComponentProps<'section'> & {
  /** `mist` is the page itself; the others are full-width bands. */
  tone?: 'mist' | 'sage' | 'stone' | 'paper';
  spacing?: 'normal' | 'tight';
  /** Without the container, for content that runs to the screen's edge. */
  bleed?: boolean;
};

export function Section({
  tone = 'mist',
  spacing = 'normal',
  bleed = false,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      className={cx(tone === 'mist' ? css.plain : css.band, className)}
      data-tone={tone}
      data-spacing={spacing}
      {...rest}
    >
      {bleed ? children : <Wrap>{children}</Wrap>}
    </section>
  );
}
