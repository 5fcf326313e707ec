import type { Generated } from 'kysely';

/** Comments on entries. Replies have the file, field and item of the first comment of their thread. */
export type CommentsTable = {
  content_comments: {
    id: Generated<number>;
    file: string;
    field: string | null;
    item: string | null;
    /** First comment of the thread; `null` in the first comment itself. */
    thread: number | null;
    person: string;
    name: string;
    to_person: string | null;
    to_name: string | null;
    text: string;
    at: string;
    /** Moment at which the addressee opened the comment. */
    seen_at: string | null;
    /** Name of the person who closed the thread, in its first comment. */
    resolved_by: string | null;
  };
};
