/** First part of the form path of a field: `facts.hero.title`. */
export const FACTS = 'facts';
/** Form path of the Markdown text. */
export const BODY = 'body';
/** Name of the Markdown text in the panel. */
export const BODY_TITLE = 'Текст';

/** A field of an entry; the form of the entry has an input at the path. */
export type FieldPlace = {
  /** Path of the entry inside the content folder. */
  readonly file: string;
  readonly path: string;
};
