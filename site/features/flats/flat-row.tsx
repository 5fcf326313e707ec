import { memo } from 'react';
import { formatRubPerM2 } from '../../../model/format/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { Status } from '../../ui/status.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import type { FlatCardView } from './flat-card-data.ts';
import styles from './flat-row.module.css';
import { areaText, floorText, roomsName } from './flat-words.ts';
import { PlanThumb } from './plan-thumb.tsx';
import { STATUS_KIND } from './status-kind.ts';

export type FlatRowView = FlatCardView & {
  /** Difference between this flat and the search criteria. */
  readonly note?: string;
};

type FlatRowProps = { flat: FlatRowView; headingLevel: 2 | 3 };

/** Keeps its markup while a filter only changes which rows are shown. */
export const FlatRow = memo(function FlatRow({ flat, headingLevel }: FlatRowProps) {
  const { slug, rooms, areaM2, place, plan, photo, price, status, note } = flat;
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.row} data-card data-status={status}>
      <div className={styles.pictures}>
        <div className={styles.plan}>
          <PlanThumb {...plan} />
        </div>
        {photo ? <Photo photo={photo} sizes="flatRow" ratio="4/3" decorative /> : null}
      </div>
      <div className={styles.name}>
        <Title className={styles.title}>
          <Link to={`/sales/${slug}`} stretched>
            {roomsName(rooms)}
            <span className="vh">, {areaText(areaM2)}</span>
          </Link>
        </Title>
        {note ? <p className={styles.note}>{note}</p> : null}
        <p className="sub">{place}</p>
        <Status kind={STATUS_KIND[status]}>{flat.statusText}</Status>
        <CompareToggle slug={slug} name={`${roomsName(rooms)}, ${areaText(areaM2)}`} />
      </div>
      <p className={styles.area}>{areaText(areaM2)}</p>
      <p className={styles.floor}>
        <span className={styles.unit}>Этаж </span>
        {floorText(flat)}
      </p>
      <div className={styles.price}>
        {price ? (
          <>
            <Price rub={price.rub} size="s" />
            <p className="sub">{formatRubPerM2(price.rubPerM2)}</p>
          </>
        ) : null}
      </div>
      <Icon name="right" className={styles.arrow} />
    </article>
  );
});
