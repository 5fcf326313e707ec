import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Comparison } from './comparison.tsx';
import type { PackagesData } from './data.ts';
import { PackagesHero } from './packages-hero.tsx';
import { Payments } from './payments.tsx';
import { Schedule } from './schedule.tsx';
import { SingleWorks } from './single-works.tsx';
import { Steps } from './steps.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<PackagesData> }) {
  return (
    <>
      <PackagesHero {...data} />
      <Steps {...data.steps} />
      <Comparison {...data.comparison} />
      <Schedule {...data.schedule} />
      {data.payments ? <Payments {...data.payments} /> : null}
      <SingleWorks {...data.works} />
      <FormBand kind="package" {...data.form} />
    </>
  );
}
