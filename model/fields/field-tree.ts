import { z } from 'zod';
import type { FieldMeta } from './field-meta.ts';
import { metaOf, unwrap } from './field-meta.ts';

/** A field with all that a form, a guide or a sentence about it needs. */
export type Field = FieldMeta & {
  readonly key: string;
  readonly isRequired: boolean;
  /** What stands when the field is left out. */
  readonly default?: unknown;
  /** Of a group. */
  readonly fields?: readonly Field[];
  /** Of a list. */
  readonly item?: Field;
};

/** The fields of a schema; a schema without words of its own is called by its key. */
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
