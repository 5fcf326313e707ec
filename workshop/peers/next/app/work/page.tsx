import { DefaultLayout } from '../../../../../site/shell/layouts/default-layout.tsx';
import { Page } from '../../../../../site/pages/finished-work/page.tsx';
import work from '../../../data/work.json' with { type: 'json' };

export const metadata = { title: work.head.title, description: work.head.description };

export default function Work() {
  return (
    <DefaultLayout meta={work.meta} crumbs={work.crumbs}>
      <Page payload={work} />
    </DefaultLayout>
  );
}
