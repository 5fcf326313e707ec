import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { ContactsHead } from './contacts-head.tsx';
import type { ContactsData } from './data.ts';
import { Directory } from './directory.tsx';
import { HowToFind } from './how-to-find.tsx';
import { OfficeMap } from './office-map.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<ContactsData> }) {
  const { title, lead, holidays, schedule, office, map, departments, requisites, form } = data;
  return (
    <>
      <ContactsHead title={title} holidays={holidays} schedule={schedule} />
      <OfficeMap office={office} map={map} />
      <Directory departments={departments} requisites={requisites} />
      <HowToFind lead={lead} office={office} />
      <FormBand kind="callback" {...form} />
    </>
  );
}
