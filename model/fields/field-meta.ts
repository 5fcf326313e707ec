import { z } from 'zod';

/** Kinds that others name; `kinds.ts` checks that each is one. */
export type ReferenceTarget = 'packages' | 'works' | 'promotions' | 'services' | 'articles' | 'reviews' | 'people';

type Widget =
  | { readonly widget: 'text' | 'multiline'; readonly maxLength: number }
  | { readonly widget: 'select'; readonly labels: Readonly<Record<string, string>> }
  | { readonly widget: 'reference'; readonly to: ReferenceTarget }
  | { readonly widget: 'number' | 'money' | 'area' | 'boolean' | 'date' | 'time' }
  | { readonly widget: 'slug' | 'phone' | 'email' | 'url' | 'address' | 'drawing' | 'colour' }
  | { readonly widget: 'photo' | 'photos' | 'plan' | 'group' | 'list' };

/** What a form needs to show a field, in the words of those who fill it in: nothing about files, nothing in English. */
export type FieldMeta = Widget & {
  readonly title: string;
  /** What to write here, mostly an example. */
  readonly hint?: string;
  readonly unit?: string;
  /** Of a number, or of the length of a list. */
  readonly min?: number;
  readonly max?: number;
  /** The heading it stands under in a form. */
  readonly group?: string;
  /** A group that many kinds have under the same name: told once. */
  readonly shared?: string;
  /** In a list: what all of them come to is worth knowing while they are typed. */
  readonly isSummed?: boolean;
  /** A note for the staff; no page shows it. */
  readonly internal?: boolean;
  /**
   * Not an editor's own words, so nobody advises on them: a name of a firm or a make, as its owner writes it; a code for
   * programs; a quote, as it was said.
   */
  readonly asIs?: 'name' | 'code' | 'quote';
};

const metas = z.registry<FieldMeta>();

/** The same schema, from now on with words. Every field is a schema of its own, or two fields would share theirs. */
export function describe<T extends z.ZodType>(schema: T, meta: FieldMeta): T {
  metas.add(schema, meta as never);
  return schema;
}

export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  return metas.get(unwrap(schema));
}

/** A field without «may be left out» around it. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? unwrap(schema.unwrap()) : schema;
}

/** Puts fields under a heading of the form. */
export function section<T extends z.ZodRawShape>(group: string, shape: T): T {
  for (const schema of Object.values(shape)) {
    const field = unwrap(schema);
    const meta = metas.get(field);
    if (meta) metas.add(field, { ...meta, group } as never);
  }
  return shape;
}
