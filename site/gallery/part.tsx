import type { ReactNode } from 'react';
import css from './gallery.module.css';

type PartProps = { id: string; title: string; children: ReactNode };

export function Part({ id, title, children }: PartProps) {
  return (
    <section className={css.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={css.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
