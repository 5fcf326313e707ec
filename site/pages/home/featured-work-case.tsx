import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { StageSlider } from '../../features/stage-slider/stage-slider.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Photo } from '../../ui/photo.tsx';
import styles from './featured-work-case.module.css';
import type { FeaturedWork } from './works-data.ts';

export function FeaturedWorkCase({ work }: { work: FeaturedWork }) {
  const { slug, title, lead, stages, cover, areaM2, days, packageTitle, priceRub, estimateRub } = work;
  const isOnBudget = priceRub === estimateRub;
  return (
    <article className={styles.case}>
      <div className={styles.pictures}>
        {stages.length > 0 ? <StageSlider stages={stages} days={days} /> : <Photo photo={cover} sizes="feature" />}
      </div>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.facts}>
          <b>{formatRub(priceRub)}</b>
          {isOnBudget ? 'Смета и\u00a0итог совпали' : `Смета была ${formatRub(estimateRub)}`}
          <span>{`${formatArea(areaM2)}, ${counted(days, DAYS)}, «${packageTitle}»`}</span>
        </p>
        <ArrowLink className={styles.link} to={`/works/${slug}`}>
          Смотреть работу
        </ArrowLink>
      </div>
    </article>
  );
}
