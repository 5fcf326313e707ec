import type { Page } from 'playwright-core';

export async function callsOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await act();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.detach();
  const functions = result.flatMap((script) => script.functions);
  return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}
