export type LetterTables = {
  /** People who have switched the letter on. */
  weekly_letter_readers: { person: string; since: string };
  /** Letters by person and Monday; `next_at` is the next attempt, or the end of the lease of one under way. */
  weekly_letters: {
    person: string;
    week: string;
    next_at: string;
    sent_at: string | null;
    /** Why the last attempt failed; empty before the first outcome. */
    reason: string;
  };
};
