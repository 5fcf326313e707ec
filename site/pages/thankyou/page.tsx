import type { PagePayload } from '../../lib/page.ts';
import { Accepted } from './accepted.tsx';
import type { ThankyouData } from './data.ts';
import { WhileYouWait } from './while-you-wait.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<ThankyouData> }) {
  return (
    <>
      <Accepted thanks={data} />
      <WhileYouWait articles={data.articles} />
    </>
  );
}
