import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { Ledger } from '../../ui/ledger.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { ServicesData } from './data.ts';
import styles from './page.module.css';
import { ServiceRows } from './service-rows.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<ServicesData> }) {
  const { title, lead, services, works, form } = data;
  return (
    <>
      <Wrap className={styles.head}>
        <SectionHead as="h1" title={title} lead={lead} />
        {services.length > 0 ? <ServiceRows services={services} /> : null}
      </Wrap>
      <SingleWorks title={services.length > 0 ? 'Другие работы' : 'Работы и цены'} rows={works} />
      <FormBand kind="service" comment="Что нужно сделать" {...form} />
    </>
  );
}

function SingleWorks({ title, rows }: { title: string; rows: ServicesData['works'] }) {
  const { pricesNotice } = useShell();
  if (rows.length === 0) return null;
  return (
    <Section>
      <SectionHead title={title} />
      <Ledger rows={rows} />
      <p className={styles.note}>{pricesNotice}</p>
    </Section>
  );
}
