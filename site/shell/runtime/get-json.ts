export type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** @throws when the request fails, the status is not 2xx or the body is not JSON */
export async function getJson(fetch: Fetch, url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
