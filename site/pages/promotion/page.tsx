import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import type { PromotionData } from './data.ts';
import { Ended } from './ended.tsx';
import { Facts } from './facts.tsx';
import { OtherPromotions } from './other-promotions.tsx';
import { Terms } from './terms.tsx';
import { WhoAndWhat } from './who-and-what.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<PromotionData> }) {
  const { slug, title, state, period, form } = data;
  const isOpen = state !== 'ended';
  return (
    <>
      {isOpen ? null : <Ended period={period} hasOthers={data.others.length > 0} />}
      <Facts facts={data.facts} button={isOpen ? form.button : null} />
      <WhoAndWhat {...data} />
      <Terms {...data} />
      <OtherPromotions promotions={data.others} />
      {isOpen ? (
        <FormBand
          kind="promotion"
          marketing
          subject={slug}
          titleShown={title}
          title={form.title}
          lead={form.note}
          cardTitle={title}
          cardNote={`Срок акции: ${period}.`}
          button={form.button}
        />
      ) : null}
    </>
  );
}
