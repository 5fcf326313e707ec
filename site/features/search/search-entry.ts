/** Path of the search page, whose page data holds all searchable entries. */
export const SEARCH_PATH = '/poisk';

export function searchPath(query: string): string {
  return query === '' ? SEARCH_PATH : `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`;
}

/** Groups of results; `to` is the page that lists the whole group. */
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
  readonly note: string;
  /** Additional search terms, not displayed. */
  readonly words: string;
};

export type SearchGroup = { readonly kind: SearchKind; readonly entries: readonly SearchEntry[] };

export type SearchData = { readonly groups: readonly SearchGroup[] };
