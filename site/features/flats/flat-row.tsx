import { formatRubPerM2 } from '../../../model/format/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PlanSketch } from '../../ui/plan-sketch/plan-sketch.tsx';
import { Price } from '../../ui/price.tsx';
import { Status } from '../../ui/status.tsx';
import type { FlatCardView } from './flat-card-data.ts';
import styles from './flat-row.module.css';
import { areaText, floorText, roomsName } from './flat-words.ts';
import { STATUS_KIND } from './status-kind.ts';

/** A line of the list of flats: a row where there is room, a small card where there is not. */
export function FlatRow({ flat }: { flat: FlatCardView }) {
  const { slug, rooms, areaM2, place, sketch, price, status } = flat;
  return (
    <article className={styles.row} data-card data-status={status}>
      <div className={styles.plan}>
        <PlanSketch sketch={sketch} />
      </div>
      <div className={styles.name}>
        <h2 className={styles.title}>
          <Link to={`/sales/${slug}`} stretched>
            {roomsName(rooms)}
            <span className="vh">, {areaText(areaM2)}</span>
          </Link>
        </h2>
        <p className="sub">{place}</p>
        <Status kind={STATUS_KIND[status]}>{flat.statusText}</Status>
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
}
