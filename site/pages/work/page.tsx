import type { PagePayload } from '../../lib/page.ts';
import { useShell } from '../../lib/shell.ts';
import { BeforeAfterPairs } from './before-after-pairs.tsx';
import { BudgetAndDays } from './budget-and-days.tsx';
import { ClientWords } from './client-words.tsx';
import type { WorkData } from './data.ts';
import { SameForMe } from './same-for-me.tsx';
import { Similar } from './similar.tsx';
import { WhatWeDid } from './what-we-did.tsx';
import { WidePhoto } from './wide-photo.tsx';
import { WorkGallery } from './work-gallery.tsx';
import { WorkHead } from './work-head.tsx';

export function Page({ payload: { data: work } }: { payload: PagePayload<WorkData> }) {
  const { picturesNotice } = useShell();
  return (
    <>
      <WorkHead work={work} />
      <WidePhoto photo={work.cover} notice={picturesNotice} />
      <WhatWeDid {...work} />
      <WorkGallery key={work.slug} photos={work.gallery} title={work.title} />
      <BeforeAfterPairs key={`${work.slug} pairs`} pairs={work.beforeAfter} />
      <BudgetAndDays {...work} />
      <ClientWords review={work.review} />
      <Similar works={work.similar} />
      <SameForMe work={work} />
    </>
  );
}
