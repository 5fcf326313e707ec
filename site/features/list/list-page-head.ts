import type { Content } from '../../../model/content.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageMeta, PageResult } from '../../page-contract/page.ts';
import { toPhotoView } from '../../pictures/photo.ts';

type Words = Pick<Pages['works'], 'title' | 'lead' | 'seo'>;

/** Head and banner of a page from its own words; search engines get `seo` instead where it is filled in. */
export function listPageHead(
  content: Content,
  { title, lead, seo }: Words,
  meta: Pick<PageMeta, 'breadcrumb'> = {},
): Omit<PageResult<never>, 'data'> {
  return {
    title: documentTitle(seo?.title ?? title, content.company.brand),
    description: shortDescription(seo?.description ?? lead),
    meta: { bannerTitle: title, bannerSubTitle: lead, ...meta },
    ...(seo?.image ? { image: toPhotoView(content, seo.image) } : {}),
    ...(seo?.noindex ? { noindex: true } : {}),
  };
}
