const UPSTREAM = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

const CRAWLERS = /googleother|yandex\.(?:com|ru)\/bots|crawler|spider\b|slurp|ia_archiver|meta-external|validator/i;

/** `preview` matches Skype, Bing, Snapchat and other agents that name themselves so. */
const PREVIEWS = /whatsapp|vkshare|viber|preview|slack-imgproxy|facebookcatalog|embedly|iframely|unfurl/i;

/** Whether the user agent is a crawler or a link preview, which must not receive an error page. */
export function isCrawlerOrPreview(userAgent: string): boolean {
  return [UPSTREAM, CRAWLERS, PREVIEWS].some((pattern) => pattern.test(userAgent));
}
