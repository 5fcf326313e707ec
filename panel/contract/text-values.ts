/** What the site writes in place of the references in texts. */
export type TextValues = {
  /** Sums by the words between the brackets: «цена komfort». */
  readonly prices: Readonly<Record<string, number>>;
  /** Words by the whole reference: «{минуты}». */
  readonly words: Readonly<Record<string, string>>;
};
