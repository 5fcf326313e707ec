import type { Content, WithSlug } from '../../../model/content.ts';
import type { Package } from '../../../model/kinds/package.ts';
import { toWorkCard, type WorkCardView } from '../../features/works/work-card-data.ts';

const SHOWN = 3;

/** The newest works done with a package; one whose picture opens the page already lets the others pass. */
export function worksOfPackage(content: Content, item: WithSlug<Package>): WorkCardView[] {
  const taken = new Set([item.photo.file]);
  const works = content.works.filter((work) => work.package === item.slug);
  const isFresh = (work: (typeof works)[number]) => work.cover.file !== item.photo.file;
  return [...works.filter(isFresh), ...works.filter((work) => !isFresh(work))].slice(0, SHOWN).map((work) => {
    const cover = [work.cover, ...work.gallery].find(({ file }) => !taken.has(file)) ?? work.cover;
    taken.add(cover.file);
    return toWorkCard(content, { ...work, cover });
  });
}
