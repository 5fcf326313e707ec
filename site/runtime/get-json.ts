export type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** @throws when there is no answer, the answer is no success, or it is no JSON. */
export async function getJson(fetch: Fetch, url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
