import { ArticleRow } from '../../features/articles/article-row.tsx';
import { readReceipt } from '../../features/lead-form/lead-receipt.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { Accepted } from './accepted.tsx';
import type { ThankyouData } from './data.ts';
import { useLead } from './use-lead.ts';

export function Page({ payload: { data } }: { payload: PagePayload<ThankyouData> }) {
  const lead = useLead();
  const receipt = lead.number === null ? null : readReceipt(lead.number);
  const ofLead = { 'data-thanks': 'lead', hidden: lead.number === null, suppressHydrationWarning: true };
  return (
    <>
      <Accepted thanks={data} lead={lead} receipt={receipt} ofLead={ofLead} />
      <ArticleRow title="Полезная информация" articles={data.articles} spacing="tight" />
    </>
  );
}
