import { formatDate } from '../../../model/format/date.ts';
import { formatRub, formatRubPerM2 } from '../../../model/format/money.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { PaymentEstimate } from '../../features/flats/payment-estimate.tsx';
import { useShell } from '../../lib/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Price } from '../../ui/price.tsx';
import { Status } from '../../ui/status.tsx';
import type { FlatView, OfferPrice as OfferPriceView } from './data.ts';
import css from './offer.module.css';

/** A flat that is sold has neither a price nor a form, only a way on. */
export function Offer({ flat, hasSimilar }: { flat: FlatView; hasSimilar: boolean }) {
  const { status, statusText, price } = flat;
  if (!price) {
    return (
      <div className={css.offer}>
        <Status kind="sold">{statusText}</Status>
        <p className={css.sold}>{typograph('Эту квартиру уже купили')}</p>
        <p className="sub">{typograph('Страницу оставили, чтобы был виден ремонт: план, материалы и снимки.')}</p>
        <div className={css.ways}>
          {hasSimilar ? <ButtonLink to="#similar">Похожие в продаже</ButtonLink> : null}
          <ButtonLink to="/sales" variant="secondary">
            Все квартиры
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={css.offer}>
      <Status kind={status === 'reserved' ? 'held' : 'free'}>{statusText}</Status>
      <OfferPrice price={price} />
      <OfferActions price={price} isReserved={status === 'reserved'} />
    </div>
  );
}

function OfferPrice({ price: { rub, rubPerM2, was, unfinishedRubPerM2 } }: { price: OfferPriceView }) {
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

function OfferActions({ price, isReserved }: { price: OfferPriceView; isReserved: boolean }) {
  const { phone } = useShell();
  return (
    <div className={css.card}>
      <PaymentEstimate priceRub={price.rub} instalment={price.instalment} />
      <ButtonLink to="#form" full>
        {isReserved ? 'Встать в очередь' : 'Записаться на\u00a0просмотр'}
      </ButtonLink>
      <ButtonLink href={`tel:${phone}`} variant="secondary" full className="tel">
        {formatPhone(phone)}
      </ButtonLink>
    </div>
  );
}
