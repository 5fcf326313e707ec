/** Where everything that can be found is listed; its data is what the search looks through. */
export const SEARCH_PATH = '/poisk';

/** The address of what is found by a query. */
export function searchPath(query: string): string {
  return query === '' ? SEARCH_PATH : `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`;
}

/** What is found, with the title of its group and the page that lists all of it. */
export const SEARCH_KINDS = {
  section: { title: 'Разделы' },
  package: { title: 'Пакеты ремонта', to: '/remont' },
  service: { title: 'Отдельные услуги', to: '/services' },
  work: { title: 'Работы', to: '/works' },
  flat: { title: 'Квартиры', to: '/sales' },
  promotion: { title: 'Акции', to: '/stocks' },
  article: { title: 'Статьи', to: '/news' },
  question: { title: 'Вопросы и ответы' },
} as const satisfies Record<string, { readonly title: string; readonly to?: string }>;

export type SearchKind = keyof typeof SEARCH_KINDS;

export type SearchEntry = {
  readonly to: string;
  readonly title: string;
  /** One line of facts under the title. */
  readonly note: string;
  /** What else it is found by; nobody sees it. */
  readonly words: string;
};

export type SearchGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };

/** What the data of the page of all sections holds. */
export type SearchData = { readonly groups: readonly SearchGroup[] };
