import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Questions } from '../../ui/questions.tsx';
import { Checks } from './checks.tsx';
import type { ServiceData } from './data.ts';
import { Intro } from './intro.tsx';
import { PriceList } from './price-list.tsx';
import { Sample } from './sample.tsx';
import { Steps } from './steps.tsx';
import { Tools } from './tools.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<ServiceData> }) {
  const { slug, title, price, term, sample, form } = data;
  return (
    <>
      <Intro {...data} />
      <Checks title={data.checklistTitle} groups={data.checklist} />
      <Tools title={data.toolsTitle} tools={data.tools} />
      <PriceList prices={data.prices} />
      <Steps steps={data.steps} />
      {sample ? <Sample {...sample} /> : null}
      <Questions items={data.questions} />
      <FormBand
        kind="service"
        subject={slug}
        titleShown={title}
        priceShown={price}
        title={form.title}
        lead={form.note}
        cardTitle={title}
        cardNote={`Цена: ${price}. Срок: ${term}.`}
        button={form.button}
      />
    </>
  );
}
