import type { ReactNode } from 'react';
import type { PhotoView } from '../pictures/photo.ts';
import { ArrowLink } from './arrow-link.tsx';
import css from './hero.module.css';
import { Photo } from './photo.tsx';
import { Wrap } from './wrap.tsx';

type HeroProps = {
  photo: PhotoView;
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  aside: ReactNode;
  asideRaised?: boolean;
  /** Link to the subject of the photograph; replaces its caption. */
  tag?: { readonly label: string; readonly to: string } | null;
  below?: ReactNode;
};

export function Hero({ photo, title, lead, actions, aside, asideRaised = false, tag, below }: HeroProps) {
  return (
    <section>
      <div className={css.picture}>
        <Photo className={css.photo} photo={photo} sizes="hero" ratio="fill" priority />
        {tag ? (
          <ArrowLink className={css.tag} to={tag.to}>
            {tag.label}
          </ArrowLink>
        ) : null}
        {!tag && photo.caption ? <p className={css.tag}>{photo.caption}</p> : null}
      </div>
      <Wrap className={css.grid}>
        <div className={css.sheet}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
        <div className={css.aside} data-raised={asideRaised || undefined}>
          {aside}
        </div>
      </Wrap>
      {below ? <Wrap className={css.below}>{below}</Wrap> : null}
    </section>
  );
}
