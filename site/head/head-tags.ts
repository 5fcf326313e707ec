import type { Head } from '../page-contract/page.ts';

export type HeadTag = { readonly name: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/** Returns the page-specific tags except `<title>`. `origin` makes URLs absolute, as link previews require. */
export function headTags(head: Head, origin: string): HeadTag[] {
  const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes });
  const canonical = origin + head.canonical;
  return [
    meta({ name: 'description', content: head.description }),
    ...(isClosed(head) ? [meta({ name: 'robots', content: 'noindex' })] : []),
    ...(head.noindex ? [] : [{ name: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
    ...Object.entries(head.verification ?? {}).flatMap(([name, content]) => (content ? [meta({ name, content })] : [])),
    ...(head.feed
      ? [{ name: 'link', attributes: { rel: 'alternate', type: 'application/rss+xml', href: head.feed } } as const]
      : []),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:locale', content: 'ru_RU' }),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:url', content: canonical }),
    meta({ property: 'og:image', content: origin + head.image }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
  ];
}

export function isClosed({ noindex, isSiteClosed }: Pick<Head, 'noindex' | 'isSiteClosed'>): boolean {
  return noindex === true || isSiteClosed === true;
}
