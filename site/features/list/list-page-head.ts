import type { Content } from '../../../model/content.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageMeta, PageResult } from '../../page-contract/page.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { sharePicture } from '../../pictures/share-picture.ts';

type Words = Pick<Pages['works'], 'title' | 'lead' | 'seo'>;

/** Head and banner of a page from its own words; search engines get `seo` instead where it is filled in.
 * `picture` is what messengers show.
 */
export function listPageHead(
  content: Content,
  { title, lead, seo }: Words,
  { picture, ...meta }: Pick<PageMeta, 'breadcrumb'> & { readonly picture?: PhotoView | undefined } = {},
): Omit<PageResult<never>, 'data'> {
  return {
    title: documentTitle(seo?.title ?? title, content.company.brand),
    description: shortDescription(seo?.description ?? lead),
    meta: { bannerTitle: title, bannerSubTitle: lead, ...meta },
    ...sharePicture(content, seo, picture),
    ...(seo?.noindex ? { noindex: true } : {}),
  };
}
