import { formatDate } from '../../../model/format/date.ts';
import { formatRub, formatRubPerM2 } from '../../../model/format/money.ts';
import { Price } from '../../ui/price.tsx';
import type { OfferPrice as OfferPriceView } from './data.ts';
import css from './offer-price.module.css';

export function OfferPrice({ price: { rub, rubPerM2, was, unfinishedRubPerM2 } }: { price: OfferPriceView }) {
  return (
    <div>
      <Price rub={rub} className={css.price} />
      {was ? (
        <p className={css.was}>
          <span className="vh">Раньше </span>
          <s>{formatRub(was.rub)}</s> до{'\u00a0'}
          {formatDate(was.endedOn)}
        </p>
      ) : null}
      <p className={css.perMetre}>
        <span className="nb">{formatRubPerM2(rubPerM2)}</span> с{'\u00a0'}ремонтом.
        {unfinishedRubPerM2 ? (
          <>
            {' '}
            Тот{'\u00a0'}же дом без{'\u00a0'}отделки{'\u00a0'}—{' '}
            <span className="nb">{formatRubPerM2(unfinishedRubPerM2)}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}
