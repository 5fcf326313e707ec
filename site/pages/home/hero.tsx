import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Figures } from '../../ui/figures.tsx';
import { FormCard } from '../../ui/form-card.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './hero.module.css';
import type { HeroData } from './hero-data.ts';

/** The headline sheet is cut into the photograph like a room into a plan. */
export function Hero({ title, lead, photo, work, form, figures }: HeroData) {
  return (
    <section>
      <div className={styles.picture}>
        <Photo className={styles.photo} photo={photo} sizes="hero" ratio="fill" priority />
        {work ? (
          <ArrowLink className={styles.tag} to={work.to}>
            {work.label}
          </ArrowLink>
        ) : null}
      </div>
      <Wrap className={styles.grid}>
        <div className={styles.sheet}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <FormCard className={styles.form} id="form" title={form.title} lead={form.note}>
          <LeadForm kind="callback" button={form.button} />
        </FormCard>
      </Wrap>
      <Wrap>
        <Figures className={styles.figures} items={figures} />
      </Wrap>
    </section>
  );
}
