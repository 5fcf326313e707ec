import { z } from 'zod';
import type { FieldMeta } from './field-meta.ts';
import { metaOf, unwrap } from './field-meta.ts';

export type Field = FieldMeta & {
  readonly key: string;
  readonly isRequired: boolean;
  /** Value used when the field is omitted. */
  readonly default?: unknown;
  readonly fields?: readonly Field[];
  readonly item?: Field;
};

/** Converts a schema to a field tree; a schema without metadata is titled with its key. */
export function fieldTree(key: string, schema: z.ZodType): Field {
  const inner = unwrap(schema);
  const isList = inner instanceof z.ZodArray;
  const meta = metaOf(inner) ?? { title: key, widget: isList ? 'list' : 'group' };
  return {
    ...meta,
    key,
    isRequired: !schema.safeParse(undefined).success,
    ...(schema instanceof z.ZodDefault ? { default: schema.parse(undefined) } : {}),
    ...(inner instanceof z.ZodObject ? { fields: fieldsOf(inner) } : {}),
    ...(isList ? { item: fieldTree('', inner.element as z.ZodType) } : {}),
  };
}

function fieldsOf(schema: z.ZodObject): Field[] {
  return Object.entries(schema.shape).map(([key, field]) => fieldTree(key, field as z.ZodType));
}
