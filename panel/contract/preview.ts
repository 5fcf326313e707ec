import type { FieldPlace } from './field-place.ts';

/** Body of a 200 response of `POST /api/preview`: the URL of the frame next to the form. 422 answers `Refused`. */
export type PreviewMade = {
  readonly token: string;
  /** Path on the site of the page that shows the draft: `/works/dvushka`. */
  readonly path: string;
  readonly visibility: Visibility;
};

/** Whether visitors see the text that a preview shows, and why not. */
export type Visibility =
  | { readonly state: 'live' | 'unsaved' | 'withdrawn' }
  /** Saved, for a later day: `2026-12-01`. */
  | { readonly state: 'planned'; readonly from: string };

export type PreviewShared = {
  readonly url: string;
  readonly until: string;
};

/** Message from the preview frame to the pane that contains it. */
export type PreviewPlace = {
  /** The frame has received the pane's scroll position and restored it. */
  readonly isReady: boolean;
  readonly path: string;
  readonly search: string;
  readonly top: number;
};

/** A field that a page shows, with words for people. */
export type ShownField = FieldPlace & {
  /** «Первый экран → Заголовок» */
  readonly title: string;
  /** Title of the entry: «Комфорт». */
  readonly entry: string;
};

/** Answer to the frame: where the texts, prices and pictures of a page come from. */
export type PagePlaces = {
  readonly fields: readonly ShownField[];
  /** Texts in the order of the page, each with the number of its field, or -1 for a text of the code. */
  readonly texts: readonly (readonly [text: string, field: number])[];
  /** The same for pictures, by their descriptions. */
  readonly alts: readonly (readonly [alt: string, field: number])[];
  /** Other values by what the page shows of them: `21900`, `4012051736`, `text:свободна`, `photo:komfort.1a2b3c4d5e`. */
  readonly values: readonly (readonly [key: string, field: number])[];
  /** Files of the entries referenced by the list item of a field. Figures next to the field may belong to them. */
  readonly references: readonly (readonly [field: number, file: string])[];
};

/** Message from the pointing script in the frame to the pane. */
export type FromPointing =
  /** The places of the page are known. */
  | { readonly type: 'ready' }
  /** The click met a text with a field, or a picture, whose `text` is `null`. */
  | { readonly type: 'opened'; readonly field: ShownField; readonly text: string | null }
  /** The click met a text that the site writes or computes, or a link around one. */
  | { readonly type: 'no-field' }
  /** Whether the page shows the field that was chosen in the form. */
  | { readonly type: 'found'; readonly path: string; readonly isFound: boolean };

/** Message from the pane to the pointing script in the frame. */
export type ToPointing =
  /** Whether a click opens a field or acts as on the site; how much the frame is scaled down. */
  | { readonly type: 'mode'; readonly isPointing: boolean; readonly scale: number }
  | { readonly type: 'choose'; readonly place: FieldPlace; readonly isScrolling: boolean }
  /** The fields that the form shows while it scrolls, the nearest first. */
  | { readonly type: 'follow'; readonly places: readonly FieldPlace[] }
  /** Texts that were typed since the page was rendered. */
  | { readonly type: 'patch'; readonly file: string; readonly changes: readonly TextChange[] };

export type TextChange = { readonly path: string; readonly before: string; readonly after: string };
