const UPSTREAM = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

const CRAWLERS = /googleother|yandex\.(?:com|ru)\/bots|crawler|spider\b|slurp|ia_archiver|meta-external|validator/i;

/** `preview` names Skype, Bing, Snapchat and whoever else says what it does, as the previews of MAX may. */
const PREVIEWS = /whatsapp|vkshare|viber|preview|slack-imgproxy|facebookcatalog|embedly|iframely|unfurl/i;

/** Whether nobody will read an error page here: a crawler, or a messenger that fetches the picture of a link. */
export function isCrawlerOrPreview(userAgent: string): boolean {
  return [UPSTREAM, CRAWLERS, PREVIEWS].some((pattern) => pattern.test(userAgent));
}
