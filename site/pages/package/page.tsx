import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../lib/page.ts';
import { Questions } from '../../ui/questions.tsx';
import type { PackageData } from './data.ts';
import { Estimate } from './estimate.tsx';
import { Included } from './included.tsx';
import { PackageHero } from './package-hero.tsx';
import { Stages } from './stages.tsx';
import { Suits } from './suits.tsx';
import { Works } from './works.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<PackageData> }) {
  return (
    <>
      <PackageHero {...data} />
      <Suits suits={data.suits} />
      <Included groups={data.groups} notIncluded={data.notIncluded} />
      <Stages {...data} />
      <Estimate estimate={data.estimate} payments={data.payments} />
      <Works slug={data.slug} title={data.title} works={data.works} />
      <Questions items={data.questions} />
      <FormBand
        kind="package"
        subject={data.slug}
        titleShown={`Пакет «${data.title}»`}
        priceShown={`от ${data.price}`}
        {...data.form}
      />
    </>
  );
}
