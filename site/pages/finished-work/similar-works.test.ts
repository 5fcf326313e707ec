import { describe, expect, test } from 'vitest';
import type { WithSlug } from '../../../model/content.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { placesOf, similarWorks } from './similar-works.ts';

type Listed = WithSlug<Work>;

function work(slug: string, rooms: Work['rooms'], packageSlug: string, cover = `${slug}.jpg`): Listed {
  return { slug, rooms, package: packageSlug, cover: { file: cover, alt: '' }, gallery: [] } as unknown as Listed;
}

const slugs = (works: readonly Listed[]) => works.map(({ slug }) => slug);

describe('similar works', () => {
  const works = [
    work('two-comfort', '2', 'comfort'),
    work('studio-basic', 'studio', 'basic'),
    work('two-basic', '2', 'basic'),
    work('one-comfort', '1', 'comfort'),
    work('two-comfort-too', '2', 'comfort'),
  ];

  test('come in order of same rooms and package, other flats of the package, same rooms', () => {
    const [first] = works;
    if (!first) throw new Error('There is a work');
    expect(slugs(similarWorks(placesOf(works), first, 4))).toEqual([
      'two-comfort-too',
      'one-comfort',
      'two-basic',
      'studio-basic',
    ]);
  });

  test('never include the work itself or duplicates', () => {
    const places = placesOf(works);
    for (const one of works) {
      const found = slugs(similarWorks(places, one, 10));
      expect(found).not.toContain(one.slug);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test('leave out a work whose picture is already on the page', () => {
    const sameCover = [work('a', '2', 'x', 'same.jpg'), work('b', '2', 'x', 'same.jpg'), work('c', '2', 'x')];
    const [first] = sameCover;
    if (!first) throw new Error('There is a work');
    expect(slugs(similarWorks(placesOf(sameCover), first, 3))).toEqual(['c']);
  });

  test('inspect few works, even in a large catalogue', () => {
    let coverReads = 0;
    const many = Array.from({ length: 3000 }, (_, index) => ({
      ...work(`w${index}`, '2', 'comfort'),
      get cover() {
        coverReads += 1;
        return { file: 'one.jpg', alt: '' };
      },
    }));
    const places = placesOf(many);
    for (const one of many) similarWorks(places, one, 3);
    expect(coverReads / many.length).toBeLessThan(50);
  });
});
