import { expect, test } from 'vitest';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { source } from './data.ts';

const content = await loadDemo();
const imageOf = (seo?: { image: { file: string; alt: string } }) => {
  const pages = { ...content.pages, works: { ...content.pages.works, seo } };
  return source.data({ ...content, pages } as typeof content, {}, source.shared?.(content) ?? [])?.image?.id;
};

test('messengers show the picture of the first work, or the one chosen for search engines and messengers', () => {
  const { file } = content.works[0]?.cover ?? {};
  expect(file).toBeDefined();
  expect(imageOf()).toMatch(new RegExp(`^${file?.replace('.jpg', '')}\\.`));
  expect(imageOf({ image: { file: 'og-default.jpg', alt: 'Гостиная' } })).toMatch(/^og-default\./);
});
