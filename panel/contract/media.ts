/** One photograph of the library. */
export type LibraryPhoto = {
  /** What entries call it by. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** ISO moment. */
  readonly changedAt: string;
  /** Lies with the panel until an entry that names it is saved. */
  readonly isStaged: boolean;
  readonly usedIn: readonly PhotoUse[];
  /** Named by somebody's draft. */
  readonly isInDraft: boolean;
};

/** An entry that names a photograph. */
export type PhotoUse = {
  readonly file: string;
  readonly title: string;
  /** Where in the panel it is edited. */
  readonly address: string;
};

export type Library = {
  readonly photos: readonly LibraryPhoto[];
  /** How many there are under the same search. */
  readonly total: number;
};
export const LIBRARY_PAGE = 48;

/** What became of an upload, of a crop. */
export type AcceptedPhoto = { readonly name: string; readonly width: number; readonly height: number };

/** A part of a picture after it was turned; distances are parts of its width and height, from 0 to 1. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
};

/** Photographs whose sizes for the site are still being made. */
export type Encoding = { readonly waiting: readonly string[] };

export const MAX_UPLOAD_BYTES = 40 * 1024 * 1024;
export const THUMB_WIDTHS = [320, 1280] as const;
