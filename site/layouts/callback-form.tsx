import { LeadForm } from '../features/lead-form/lead-form.tsx';
import { useCountedFlat } from '../lib/counted-flat.ts';

/** The form of the callback dialog; what the visitor has counted on the page goes along. */
export function CallbackForm() {
  const flat = useCountedFlat();
  return (
    <>
      {flat ? <p className="sub">{`Приложим ваш расчёт: ${flat.title}, ${flat.price}`}</p> : null}
      <LeadForm
        kind="callback"
        button="Жду звонка"
        compact
        {...(flat ? { titleShown: flat.title, priceShown: flat.price, answers: flat.answers } : {})}
      />
    </>
  );
}
