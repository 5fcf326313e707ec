import { formatPhone } from '../../../model/format/phone.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Actions for a page that was opened without a lead number. */
export function WaysWithoutNumber() {
  const { phone } = useShell();
  return (
    <>
      <ButtonLink href={`tel:${phone}`}>{`Позвонить ${formatPhone(phone)}`}</ButtonLink>
      <ButtonLink to="/contacts#form" variant="secondary">
        Оставить заявку
      </ButtonLink>
    </>
  );
}
