import type { PagePayload } from '../../lib/page.ts';
import { Wrap } from '../../ui/wrap.tsx';
import type { DocumentData } from './data.ts';
import { DocumentHead } from './document-head.tsx';
import { DocumentText } from './document-text.tsx';
import css from './page.module.css';
import { Versions } from './versions.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<DocumentData> }) {
  return (
    <Wrap className={css.document}>
      <DocumentHead document={data} />
      <Versions versions={data.versions} />
      <DocumentText document={data} />
    </Wrap>
  );
}
