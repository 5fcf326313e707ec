import { formatRub } from '../../../model/format/money.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cssVars } from '../../ui/css-vars.ts';
import { Photo } from '../../ui/photo.tsx';
import type { PhotoSizes } from '../../ui/photo-sizes.ts';
import styles from './package-column.module.css';
import type { PackageColumnView } from './package-column-data.ts';

export function PackageColumn({ item }: { item: PackageColumnView }) {
  return (
    <article className={styles.column} data-card="">
      <div className={styles.top} style={cssVars({ '--share': item.share })}>
        <p className={styles.price}>
          <b>
            <small>от</small> {formatRub(item.priceRubPerM2)}
          </b>{' '}
          <span>{'за\u00a0м² площади пола'}</span>
        </p>
        <Photo className={styles.photo} photo={item.photo} sizes={sizesAt(item.share)} />
        {item.photo.caption ? <p className={styles.caption}>{item.photo.caption}</p> : null}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          {item.title}
          {item.isPopular ? (
            <>
              {' '}
              <Badge tone="amber">Берут чаще</Badge>
            </>
          ) : null}
        </h3>
        <p className={styles.summary}>{item.summary}</p>
        <ul className={styles.facts}>
          {item.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ArrowLink
          className={styles.link}
          stretched
          to={`/remont/${item.slug}`}
          aria-label={`Что входит в пакет «${item.title}»`}
        >
          Что входит
        </ArrowLink>
      </div>
    </article>
  );
}

/** `cover` cropping enlarges a tall photo beyond the column's width, and a strip on a phone beyond its share. */
function sizesAt(share: number): PhotoSizes {
  const tall = `max(min(23vw, 325px), ${share} * clamp(300px, 38vw, 540px))`;
  return `(min-width: 48rem) ${tall}, max(156px, ${share} * min(78vw, 320px))`;
}
