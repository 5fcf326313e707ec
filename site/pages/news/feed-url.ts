/** All articles with their full texts, for readers of feeds; publishing writes it. */
export const FEED_URL = '/news/rss.xml';
