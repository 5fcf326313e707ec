import type { Generated } from 'kysely';

/** Texts that authors have sent to a reviewer, as they were sent. Each sending is a new row. */
export type ReviewsTable = {
  content_reviews: {
    id: Generated<number>;
    file: string;
    base_version: string | null;
    facts: string;
    body: string | null;
    person: string;
    name: string;
    /** Sentence for the reviewer; may be empty. */
    note: string;
    at: string;
  };
};
