/** RSS feed with the full texts of all articles; generated on publishing. */
export const FEED_URL = '/news/rss.xml';
