import { useLoaderData } from 'react-router';
import type { PagePayload } from '../lib/page.ts';
import type { PageId } from '../routes.ts';
import { loadedPage } from './page-registry.ts';

/** The page of a route whose loader has run. */
export function RoutePage({ page }: { page: PageId }) {
  const payload = useLoaderData<PagePayload>();
  const { Page } = loadedPage(page);
  return <Page payload={payload} />;
}
