import type { Content } from '../../../model/content.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type PersonView, personOf, toPersonView } from '../../people/people.ts';

export type ForemanView = PersonView & { readonly works: number };

export function toForeman(content: Content, { foreman }: Pick<Work, 'foreman'>): ForemanView | null {
  const person = foreman === undefined ? undefined : personOf(content, foreman);
  if (!person) return null;
  const works = content.works.filter((work) => work.foreman === foreman).length;
  return { ...toPersonView(content, person), works };
}
