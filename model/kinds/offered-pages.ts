import type { KindValues } from './kinds.ts';
import { SWITCHABLE, type SwitchableSection } from './sections.ts';

/** Hides the entries of sections that are switched off. */
export function withoutSwitchedOff<T extends KindValues>(content: T): T {
  const hidden = content.pages.switchedOff.map((name) => [SWITCHABLE[name].entries, []]);
  return { ...content, ...Object.fromEntries(hidden) };
}

const isOn =
  (section: SwitchableSection) =>
  ({ pages }: KindValues) =>
    !pages.switchedOff.includes(section);

/** List pages that exist only if the company offers the section and, for works and articles, has entries. */
const CONDITIONS: Readonly<Record<string, (content: KindValues) => boolean>> = {
  '/works': ({ works }) => works.length > 0,
  '/news': ({ articles }) => articles.length > 0,
  '/services': ({ services, home }) => services.length > 0 || home.services !== undefined,
  '/sales': isOn('sales'),
  '/sales/prodannye': isOn('sales'),
  '/sales/sravnenie': isOn('sales'),
  '/prodazha-kvartir': isOn('sales'),
  '/stocks': isOn('promotions'),
  '/about/reviews': isOn('reviews'),
  '/about/vacancies': isOn('vacancies'),
};

/** Whether the site has the page; `true` for addresses that do not depend on a section. */
export function hasPage(content: KindValues, address: string): boolean {
  return CONDITIONS[address.replace(/[?#].*$/, '')]?.(content) ?? true;
}
