import { z } from 'zod';
import type { FieldMeta } from '../fields/field-meta.ts';
import { metaOf } from '../fields/field-meta.ts';
import type { ListedKind } from '../kinds/kinds.ts';

export function jsonSchemaOf(kind: ListedKind): object {
  const schema = z.toJSONSchema(kind.schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const meta = metaOf(zodSchema);
      if (meta) Object.assign(jsonSchema, wordsOf(meta));
    },
  });
  return { ...schema, title: kind.title, description: kind.hint };
}

function wordsOf(meta: FieldMeta): object {
  const { title, hint, unit } = meta;
  const labels = meta.widget === 'select' ? meta.labels : null;
  const values = labels && Object.entries(labels).map(([value, label]) => `${value} — ${label}`);
  const description = [hint, values?.join(', ')].filter(Boolean).join('. ');
  return {
    title: unit ? `${title}, ${unit}` : title,
    ...(description === '' ? {} : { description }),
    ...(labels ? { enumDescriptions: Object.values(labels) } : {}),
    ...('maxLength' in meta ? { maxLength: meta.maxLength } : {}),
  };
}
