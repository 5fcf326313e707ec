import type { MarkedPart } from '../../model/search/marked-parts.ts';

/** Groups of findings in content, in the order of display. */
export const FOUND_GROUPS = {
  recent: 'Вы недавно правили',
  entries: 'Записи',
  texts: 'В текстах записей',
  pages: 'Тексты страниц',
  photos: 'Фотографии',
} as const;
export type FoundGroupName = keyof typeof FOUND_GROUPS;

export type Finding = {
  /** Address inside the panel. */
  readonly to: string;
  readonly title: readonly MarkedPart[];
  readonly note: readonly MarkedPart[];
  /** File name of a photograph to show. */
  readonly photo: string | null;
};

export type FoundGroup = {
  readonly total: number;
  /** The likeliest first, at most `MAX_FINDINGS`. */
  readonly findings: readonly Finding[];
};

export const MAX_FINDINGS = 40;

export type Found = Readonly<Partial<Record<FoundGroupName, FoundGroup>>>;

/** Longest query; the inbox of leads has the same limit. */
export const MAX_QUERY = 200;
