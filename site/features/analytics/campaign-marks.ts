/** By which Metrika and Direct know a campaign, a click and a search. */
const MARKS = /^(utm_\w+|yclid|ysclid|gclid|rb_clickid|_openstat|erid|from)$/;

/** The marks of an address as a query. All else of a query may be about a person, a lead or a search: it stays here. */
export function campaignMarks(url: string): string {
  const marks = [...new URL(url).searchParams].filter(([name]) => MARKS.test(name));
  return marks.length > 0 ? `?${new URLSearchParams(marks)}` : '';
}
