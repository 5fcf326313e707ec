import type { BrowserContext } from 'playwright-core';
import type { Count } from '../../model/counts/count.ts';

export async function watchCounts(context: BrowserContext): Promise<Count[]> {
  const counts: Count[] = [];
  await context.route('**/api/counts', async (route) => {
    counts.push(JSON.parse(route.request().postData() ?? 'null'));
    await route.fulfill({ status: 204 });
  });
  return counts;
}
