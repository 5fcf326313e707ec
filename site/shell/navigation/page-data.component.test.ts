import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError } from '../../page-contract/chunk-error.ts';
import { PageError } from '../../page-contract/page-error.ts';
import { fetchPageData, forgetData, getPageData, prefetchPageData } from './page-data.ts';
import { answerRequests, noNetwork } from './site-answers.fixture.ts';

const PAGE = { data: 'works' };

afterEach(() => {
  forgetData('/works');
});

test('a prefetched page is not fetched again for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = answerRequests({ 'GET /data/works.json': () => PAGE });
  await prefetchPageData('/works');
  vi.setSystemTime(Date.now() + 299_000);
  await expect(getPageData('/works')).resolves.toEqual(PAGE);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2000);
  await getPageData('/works');
  expect(asked).toHaveLength(2);
});

test('a page that is to be loaded again is fetched', async () => {
  const asked = answerRequests({ 'GET /data/works.json': () => PAGE });
  await prefetchPageData('/works');
  forgetData('/works');
  await getPageData('/works');
  expect(asked).toHaveLength(2);
});

test('a failed prefetch is forgotten', async () => {
  let answer: () => unknown = noNetwork;
  answerRequests({ 'GET /data/works.json': () => answer() });
  await expect(prefetchPageData('/works')).rejects.toThrow(TypeError);
  answer = () => PAGE;
  await expect(getPageData('/works')).resolves.toEqual(PAGE);
});

test('a missing page, a page of another release and a broken server are different failures', async () => {
  answerRequests({
    'GET /data/old.json': () => Response.json({ build: 'another', data: 1 }),
    'GET /data/broken.json': () => new Response('', { status: 502 }),
  });
  await expect(fetchPageData('/missing')).rejects.toThrow(
    expect.toSatisfy((error) => error instanceof PageError && error.status === 404 && error.notFound === 'slug'),
  );
  await expect(fetchPageData('/old')).rejects.toThrow(ChunkError);
  await expect(fetchPageData('/broken')).rejects.toThrow('/data/broken.json answered 502');
});
