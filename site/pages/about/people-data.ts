import type { Content } from '../../../model/content.ts';
import { type PersonView, toPersonView } from '../../people/people.ts';

type NamedPage = { readonly title: string; readonly to: string };

export type PersonStory = PersonView & {
  readonly slug: string;
  readonly quote: string | null;
  readonly facts: readonly string[];
  readonly works: readonly NamedPage[];
  readonly articles: readonly NamedPage[];
};

export function toPeople(content: Pick<Content, 'people' | 'works' | 'articles' | 'photos' | 'today'>): PersonStory[] {
  return content.people.map((person) => {
    const { slug, quote, facts } = person;
    return {
      ...toPersonView(content, person),
      slug,
      quote: quote ?? null,
      facts,
      works: content.works
        .filter(({ foreman }) => foreman === slug)
        .map((work) => ({ title: work.shortTitle, to: `/works/${work.slug}` })),
      articles: content.articles
        .filter(({ writtenBy }) => writtenBy === slug)
        .map((article) => ({ title: article.title, to: `/news/${article.slug}` })),
    };
  });
}
