import type { Draft, Facts } from '../../contract/content.ts';
import type { PanelQueries } from '../store/panel-database.ts';

type Row = {
  readonly file: string;
  readonly base_version: string | null;
  readonly facts: string;
  readonly body: string | null;
  readonly saved_at: string;
};

export async function draftOf(db: PanelQueries, person: string, file: string): Promise<Draft | null> {
  const row = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('person', '=', person)
    .where('file', '=', file)
    .executeTakeFirst();
  return row ? toDraft(row) : null;
}

export async function draftsOf(db: PanelQueries, person: string): Promise<Draft[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('person', '=', person)
    .orderBy('saved_at', 'desc')
    .execute();
  return rows.map(toDraft);
}

export async function countDraftsOfOthers(db: PanelQueries, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('content_drafts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person', '!=', person)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the names of other people who have drafts of these files. */
export async function othersWithDrafts(
  db: PanelQueries,
  person: string,
  files: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('content_drafts')
    .leftJoin('people', 'people.id', 'content_drafts.person')
    .select(['content_drafts.file', 'content_drafts.person', 'people.name'])
    .where('content_drafts.person', '!=', person)
    .execute();
  const chosen = new Set(files);
  const byFile = Map.groupBy(
    rows.filter(({ file }) => chosen.has(file)),
    ({ file }) => file,
  );
  return new Map([...byFile].map(([file, own]) => [file, own.map(({ name, person: id }) => name ?? id)]));
}

export async function keepDraft(db: PanelQueries, person: string, draft: Draft): Promise<void> {
  const fields = {
    base_version: draft.baseVersion,
    facts: JSON.stringify(draft.facts),
    body: draft.body,
    saved_at: draft.savedAt,
  };
  await db
    .insertInto('content_drafts')
    .values({ person, file: draft.file, ...fields })
    .onConflict((conflict) => conflict.columns(['person', 'file']).doUpdateSet(fields))
    .execute();
}

export async function dropDraft(db: PanelQueries, person: string, file: string): Promise<void> {
  await db.deleteFrom('content_drafts').where('person', '=', person).where('file', '=', file).execute();
}

function toDraft({ file, base_version, facts, body, saved_at }: Row): Draft {
  return { file, baseVersion: base_version, facts: JSON.parse(facts) as Facts, body, savedAt: saved_at };
}
