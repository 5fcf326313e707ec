import type { Content, WithSlug } from '../../model/content.ts';
import { counted, YEARS } from '../../model/format/plural.ts';
import type { Person } from '../../model/kinds/person.ts';
import { type PhotoView, toPhotoView } from '../pictures/photo.ts';

export type PersonLink = {
  readonly name: string;
  readonly role: string;
  readonly to: string;
};

export type PersonView = PersonLink & {
  readonly portrait: PhotoView | null;
  readonly service: string;
};

export function personOf({ people }: Pick<Content, 'people'>, slug: string): WithSlug<Person> | undefined {
  return people.find((person) => person.slug === slug);
}

export function toPersonLink({ slug, name, role }: WithSlug<Person>): PersonLink {
  return { name, role, to: `/about#${slug}` };
}

export function toPersonView(content: Pick<Content, 'photos' | 'today'>, person: WithSlug<Person>): PersonView {
  const { portrait, joinedYear } = person;
  return {
    ...toPersonLink(person),
    portrait: portrait ? toPhotoView(content, portrait) : null,
    service: yearsOfService(joinedYear, content.today),
  };
}

/** Counts calendar years: a person who joined in December has one year in January. Zero years are omitted. */
export function yearsOfService(joinedYear: number, today: string): string {
  const years = Number(today.slice(0, 4)) - joinedYear;
  const since = `с\u00a0${joinedYear}\u00a0года`;
  return years < 1 ? since : `${since}, ${counted(years, YEARS)}`;
}
