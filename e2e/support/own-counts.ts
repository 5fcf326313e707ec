import type { BrowserContext } from 'playwright-core';
import type { Count } from '../../model/counts/count.ts';

/** What the tabs of a visitor post to `/api/counts` from now on. */
export async function watchCounts(context: BrowserContext): Promise<Count[]> {
  const counts: Count[] = [];
  await context.route('**/api/counts', async (route) => {
    counts.push(JSON.parse(route.request().postData() ?? 'null'));
    await route.fulfill({ status: 204 });
  });
  return counts;
}
