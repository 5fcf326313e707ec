import { type ComponentProps, useRef } from 'react';
import { Part } from '../first-view/part.tsx';
import { cx } from './cx.ts';
import css from './section.module.css';
import { Wrap } from './wrap.tsx';

type SectionProps = Omit<ComponentProps<'section'>, 'ref'> & {
  /** `mist` is the page background; other tones are full-width bands. */
  tone?: 'mist' | 'sage' | 'stone' | 'paper';
  spacing?: 'normal' | 'tight';
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
  const place = useRef<HTMLElement>(null);
  return (
    <section
      ref={place}
      className={cx(tone === 'mist' ? css.plain : css.band, className)}
      data-tone={tone}
      data-spacing={spacing}
      {...rest}
    >
      <Part place={place}>{bleed ? children : <Wrap>{children}</Wrap>}</Part>
    </section>
  );
}
