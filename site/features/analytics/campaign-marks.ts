/** Query parameters by which Yandex Metrika and Direct recognise a campaign, a click or a search. */
const MARKS = /^(utm_\w+|yclid|ysclid|gclid|rb_clickid|_openstat|erid|from)$/;

/**
 * Returns only the campaign parameters of a URL; other parameters may hold personal data and are not sent to Metrika.
 */
export function campaignMarks(url: string): string {
  const marks = [...new URL(url).searchParams].filter(([name]) => MARKS.test(name));
  return marks.length > 0 ? `?${new URLSearchParams(marks)}` : '';
}
