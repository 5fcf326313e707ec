import { Figures } from '../../ui/figures.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './about-head.module.css';
import type { AboutData } from './data.ts';

type AboutHeadProps = Pick<AboutData, 'title' | 'lead' | 'photo' | 'figures'>;

export function AboutHead({ title, lead, photo, figures }: AboutHeadProps) {
  return (
    <Wrap className={css.head}>
      <div className={css.words}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Photo className={css.photo} photo={photo} sizes="feature" priority />
      <Figures className={css.figures} items={figures} />
    </Wrap>
  );
}
