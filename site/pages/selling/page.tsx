import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Questions } from '../../ui/questions.tsx';
import type { SellingData } from './data.ts';
import { OnSale } from './on-sale.tsx';
import { Reasons } from './reasons.tsx';
import { SellingHead } from './selling-head.tsx';
import { Steps } from './steps.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<SellingData> }) {
  const { title, lead, photo, reasons, steps, flats, onSale, questions, form } = data;
  return (
    <>
      <SellingHead title={title} lead={lead} photo={photo} onSale={onSale} />
      <Reasons reasons={reasons} />
      <OnSale flats={flats} onSale={onSale} />
      <Steps steps={steps} />
      <Questions items={questions} title="Вопросы покупателей" />
      <FormBand kind="flat" {...form} />
    </>
  );
}
