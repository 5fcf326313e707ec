import { typograph } from '../../../model/format/typograph.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Status } from '../../ui/status.tsx';
import type { FlatView } from './data.ts';
import css from './offer.module.css';
import { OfferActions } from './offer-actions.tsx';
import { OfferPrice } from './offer-price.tsx';

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
      <OfferActions priceRub={price.rub} isReserved={status === 'reserved'} />
    </div>
  );
}
