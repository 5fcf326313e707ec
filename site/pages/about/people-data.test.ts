import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { toPeople } from './people-data.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
});

test('every work of the demo belongs to exactly one of its people', () => {
  const workPaths = toPeople(content).flatMap(({ works }) => works.map(({ to }) => to));
  expect(workPaths.toSorted()).toEqual(content.works.map(({ slug }) => `/works/${slug}`).toSorted());
});

test('first names of the staff are unique and differ from the names of review authors', () => {
  const firstNames = content.people.map(({ name }) => name.split(' ')[0]);
  const authorNames = content.reviews.flatMap(({ author }) => author.split(' '));
  expect(new Set(firstNames).size).toBe(firstNames.length);
  expect(firstNames.filter((name) => authorNames.includes(name ?? ''))).toEqual([]);
});

test('a foreman named in a review leads the reviewed work', () => {
  const foremen = content.people.filter(({ role }) => role === 'прораб').map(({ slug, name }) => ({ slug, name }));
  const stems = foremen.map(({ slug, name }) => ({ slug, stem: name.split(' ')[0]?.replace(/й$/, '') ?? '' }));
  const mismatches = content.reviews.flatMap(({ work, text, reply = '' }) => {
    const leads = content.works.find(({ slug }) => slug === work)?.foreman;
    const named = stems.filter(({ stem }) =>
      new RegExp(`(?<![А-Яа-яё])${stem}(?![а-яё]{3})`).test([...text, reply].join(' ')),
    );
    return named.filter(({ slug }) => slug !== leads).map(({ slug }) => `${work}: ${slug}, not ${leads}`);
  });
  expect(mismatches).toEqual([]);
});
