import type { EntryText } from '../../contract/content.ts';
import { FACTS } from '../../contract/field-place.ts';
import type { TextChange } from '../../contract/preview.ts';

/** Returns the texts that differ between two versions of an entry, field by field; Markdown waits for the renderer. */
export function textChanges(before: EntryText, after: EntryText): TextChange[] {
  return changesIn(before.facts, after.facts, FACTS);
}

function changesIn(before: unknown, after: unknown, path: string): TextChange[] {
  if (before === after || typeof before !== typeof after) return [];
  if (typeof before === 'string') return [{ path, before, after: after as string }];
  if (typeof before !== 'object' || before === null || after === null) return [];
  // Items of a list that grew or shrank have other positions.
  if (Array.isArray(before) && before.length !== (after as unknown[]).length) return [];
  return Object.entries(before).flatMap(([key, value]) =>
    changesIn(value, (after as Readonly<Record<string, unknown>>)[key], `${path}.${key}`),
  );
}
