import { formatPhone } from '../../../model/format/phone.ts';
import { PaymentEstimate } from '../../features/flats/payment-estimate.tsx';
import { useShell } from '../../lib/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import css from './offer-actions.module.css';

export function OfferActions({ priceRub, isReserved }: { priceRub: number; isReserved: boolean }) {
  const { phone } = useShell();
  return (
    <div className={css.card}>
      <PaymentEstimate priceRub={priceRub} />
      <ButtonLink to="#form" full>
        {isReserved ? 'Встать в очередь' : 'Записаться на\u00a0просмотр'}
      </ButtonLink>
      <ButtonLink href={`tel:${phone}`} variant="secondary" full className="tel">
        {formatPhone(phone)}
      </ButtonLink>
    </div>
  );
}
