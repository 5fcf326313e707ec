const CAMPAIGN_TAGS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'ysclid',
  'gclid',
  '_openstat',
  'erid',
  'from',
];

/** `Clean-param`: query parameters do not change a page for search engines. */
export function robots(origin: string, queryNames: readonly string[]): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /data/',
    `Clean-param: ${CAMPAIGN_TAGS.join('&')} /`,
    `Clean-param: ${queryNames.join('&')} /`,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
