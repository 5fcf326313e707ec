import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { ServicesData } from './data.ts';
import styles from './page.module.css';
import { ServiceRows } from './service-rows.tsx';
import { SingleWorks } from './single-works.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<ServicesData> }) {
  const { title, lead, services, works, form } = data;
  return (
    <>
      <Wrap className={styles.head}>
        <SectionHead as="h1" title={title} lead={lead} />
        <ServiceRows services={services} />
      </Wrap>
      <SingleWorks rows={works} />
      <FormBand kind="service" {...form} />
    </>
  );
}
