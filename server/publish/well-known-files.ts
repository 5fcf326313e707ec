/** `/sitemap.xml`: canonical pages only. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeXml(origin + encodeURI(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

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

export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /data/',
    `Clean-param: ${CAMPAIGN_TAGS.join('&')} /`,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

export const FAVICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 34 34' fill='none'><rect width='34' height='34' rx='4' fill='#1D2320'/><path d='M9 23V9h16v14' stroke='#fff' stroke-width='3'/><path d='M5 26.5c3-2.4 5-2.4 8 0s5 2.4 8 0 5-2.4 8 0' stroke='#E2A33B' stroke-width='2'/></svg>";

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
