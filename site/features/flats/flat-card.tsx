import { formatRubPerM2 } from '../../../model/format/money.ts';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { Status } from '../../ui/status.tsx';
import styles from './flat-card.module.css';
import type { FlatCardView } from './flat-card-data.ts';
import { floorText } from './flat-words.ts';
import { PlanThumb } from './plan-thumb.tsx';
import { STATUS_KIND } from './status-kind.ts';

type FlatCardProps = { flat: FlatCardView; headingLevel?: 2 | 3 };

export function FlatCard({ flat, headingLevel = 3 }: FlatCardProps) {
  const { slug, title, place, plan, photo, price, status } = flat;
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-card="">
      <div className={styles.pictures}>
        {photo ? <Photo photo={photo} sizes="flatCard" ratio="4/3" decorative /> : null}
        <div className={styles.plan}>
          <PlanThumb {...plan} />
        </div>
      </div>
      <div className={styles.body}>
        {price ? <Price rub={price.rub} size="m" /> : null}
        <Title className={styles.title}>
          <Link to={`/sales/${slug}`} stretched>
            {title}
          </Link>
        </Title>
        <p className="sub">{`Этаж ${floorText(flat)}. ${place}`}</p>
        <p className={styles.foot}>
          <Status kind={STATUS_KIND[status]}>{flat.statusText}</Status>
          {price ? <span className="nb">{formatRubPerM2(price.rubPerM2)}</span> : null}
        </p>
      </div>
    </article>
  );
}
