import type { Field } from '../fields/field-tree.ts';
import { fieldTree } from '../fields/field-tree.ts';
import type { KindValues, ListedKind } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import type { RichText } from '../rich-text/rich-text.ts';

export type WrittenFile = {
  readonly file: string;
  readonly kind: ListedKind;
  readonly fields: Field;
  readonly value: unknown;
  readonly body: RichText;
  /** Whether the period in which the entry is shown or valid is over. */
  readonly isOver: boolean;
};

type Entry = { readonly slug?: string; readonly kind?: string; readonly version?: string; readonly body?: RichText };

const trees = new Map<ListedKind, Field>();

function fieldsOf(kind: ListedKind): Field {
  const tree = trees.get(kind) ?? fieldTree('', kind.schema);
  trees.set(kind, tree);
  return tree;
}

/** Returns all files, but only the latest edition of each document: earlier editions must not change. */
export function writtenFiles(written: KindValues, today: string): WrittenFile[] {
  const singles = singleKinds.map((kind) => ({
    file: kind.file,
    kind,
    fields: fieldsOf(kind),
    value: written[kind.name],
    body: [],
    isOver: false,
  }));
  const entries = folderKinds.flatMap((kind) => {
    const { name, folder, format, shown, runs } = kind;
    const listed: readonly Entry[] = name === 'documents' ? lastEditions(written) : written[name];
    return listed.map((entry) => {
      const place = entry.version === undefined ? entry.slug : `${entry.kind}/${entry.version}`;
      const until = shown?.until?.(entry) ?? runs?.(entry).until ?? today;
      const body = entry.body ?? [];
      return {
        file: `${folder}/${place}.${format}`,
        kind,
        fields: fieldsOf(kind),
        value: entry,
        body,
        isOver: until < today,
      };
    });
  });
  return [...singles, ...entries];
}

function lastEditions({ documents }: KindValues): KindValues['documents'] {
  return documents.filter(
    ({ kind, effectiveFrom }) => !documents.some((other) => other.kind === kind && other.effectiveFrom > effectiveFrom),
  );
}
