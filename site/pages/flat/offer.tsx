import { formatDate } from '../../../model/format/date.ts';
import { formatRub, formatRubPerM2 } from '../../../model/format/money.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { joiningPath } from '../../features/flats/chosen-flats.ts';
import { PaymentFold } from '../../features/flats/payment-fold.tsx';
import { useShell } from '../../shell/facts/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { Status } from '../../ui/status.tsx';
import type { FlatView, OfferPrice as OfferPriceView } from './data.ts';
import css from './offer.module.css';

type OfferProps = { flat: FlatView; hasForm: boolean; hasSimilar: boolean };

export function Offer({ flat, hasForm, hasSimilar }: OfferProps) {
  const { status, statusText, price, ask } = flat;
  if (!price) {
    return (
      <div className={css.offer}>
        <Status kind="sold">{statusText}</Status>
        <p className={css.sold}>Эту квартиру уже купили</p>
        <p className="sub">{'Страницу оставили, чтобы был виден ремонт: план, материалы и\u00a0комнаты.'}</p>
        <div className={css.ways}>
          {hasForm ? <ButtonLink to="#form">{ask.label}</ButtonLink> : null}
          <ButtonLink to={hasSimilar ? '#similar' : '/sales'} variant={hasForm ? 'secondary' : 'primary'}>
            {hasSimilar ? 'Похожие в продаже' : 'Все квартиры'}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={css.offer}>
      <Status kind={status === 'reserved' ? 'held' : 'free'}>{statusText}</Status>
      <OfferPrice price={price} />
      <div className={css.payment}>
        <PaymentFold priceRub={price.rub} payment={price.payment} />
      </div>
      <OfferActions ask={ask.label} />
      <p className={css.compare}>
        <Link to={joiningPath(flat.slug)} look="text">
          Сравнить с{'\u00a0'}другими
        </Link>
      </p>
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

function OfferActions({ ask }: { ask: string }) {
  const { phone } = useShell();
  return (
    <div className={css.actions}>
      <ButtonLink to="#form" full>
        {ask}
      </ButtonLink>
      <ButtonLink href={`tel:${phone}`} variant="secondary" full className="tel">
        {formatPhone(phone)}
      </ButtonLink>
    </div>
  );
}
