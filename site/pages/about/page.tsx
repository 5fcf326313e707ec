import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { AboutHead } from './about-head.tsx';
import { Commitments } from './commitments.tsx';
import { Control } from './control.tsx';
import type { AboutData } from './data.ts';
import { Documents } from './documents.tsx';
import { More } from './more.tsx';
import { Story } from './story.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<AboutData> }) {
  const { title, lead, photo, figures, foundedYear, story, commitments, control, documents, form } = data;
  return (
    <>
      <AboutHead title={title} lead={lead} photo={photo} figures={figures} />
      <Story foundedYear={foundedYear} story={story} />
      <Commitments commitments={commitments} />
      <Control control={control} />
      <Documents documents={documents} />
      <More reviews={data.reviews} vacancies={data.vacancies} />
      <FormBand kind="callback" comment {...form} />
    </>
  );
}
