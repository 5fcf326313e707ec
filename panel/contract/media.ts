export type LibraryPhoto = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly changedAt: string;
  /** The photo is in the panel's staging folder until an entry that references it is saved. */
  readonly isStaged: boolean;
  readonly usedIn: readonly PhotoUse[];
  readonly isInDraft: boolean;
  /** A deleted entry that can be restored needs the photo. */
  readonly isInBin: boolean;
};

export type PhotoUse = {
  readonly file: string;
  readonly title: string;
  /** Path in the panel: the form, at the field with the photo if it has one. */
  readonly address: string;
  /** What the entry says is on the photo; `null` where it says nothing, as in texts. */
  readonly alt: string | null;
};

export type Library = {
  readonly photos: readonly LibraryPhoto[];
  /** Total number of photos that match the search. */
  readonly total: number;
};
export const LIBRARY_PAGE = 48;

export type AcceptedPhoto = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour, `#rrggbb`. */
  readonly color: string;
};

/** Crop rectangle after rotation; all distances are fractions of width or height, from 0 to 1. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
};

/** Photos whose resized versions for the site are still being encoded. */
export type Encoding = { readonly waiting: readonly string[] };

export const MAX_UPLOAD_BYTES = 40 * 1024 * 1024;
export const THUMB_WIDTHS = [320, 1280] as const;
