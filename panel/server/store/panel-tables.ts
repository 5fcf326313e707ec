import type { AccessTables } from '../access/access-tables.ts';
import type { CommentsTable } from '../content/comments-table.ts';
import type { ContentTables } from '../content/content-tables.ts';
import type { ReviewsTable } from '../content/reviews-table.ts';
import type { RotaTable } from '../leads/rota/rota-table.ts';
import type { SharedPreviewsTable } from '../preview/shared-previews-table.ts';
import type { PushTables } from '../push/push-tables.ts';
import type { LetterTables } from '../weekly-letter/letter-tables.ts';

/** Tables of `panel.db`; each area adds its tables by a migration. Moments are ISO strings in UTC. */
export type PanelTables = AccessTables &
  ContentTables &
  CommentsTable &
  ReviewsTable &
  SharedPreviewsTable &
  PushTables &
  LetterTables &
  RotaTable;
