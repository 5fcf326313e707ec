import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import type { VacanciesData } from './data.ts';
import { VacancyList } from './vacancy-list.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<VacanciesData> }) {
  const { form, ...list } = data;
  return (
    <>
      <VacancyList {...list} />
      <FormBand kind="vacancy" {...form} />
    </>
  );
}
