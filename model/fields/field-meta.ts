import { z } from 'zod';
import type { RequiredWhen } from './required-when.ts';

/** Kinds that other kinds may reference; `kinds.ts` checks that each one exists. */
export type ReferenceTarget = 'packages' | 'works' | 'promotions' | 'services' | 'articles' | 'reviews' | 'people';

type Widget =
  | { readonly widget: 'text' | 'multiline'; readonly maxLength: number }
  | {
      readonly widget: 'select';
      readonly labels: Readonly<Record<string, string>>;
      /** Values that mark an entry as ended; lists show it last. */
      readonly ended?: readonly string[];
    }
  | { readonly widget: 'reference'; readonly to: ReferenceTarget }
  | { readonly widget: 'number' | 'money' | 'area' | 'boolean' | 'date' | 'time' }
  | { readonly widget: 'slug' | 'phone' | 'email' | 'url' | 'address' | 'drawing' | 'colour' }
  | { readonly widget: 'photo' | 'photos' | 'plan' | 'group' | 'list' };

/** Metadata for rendering a field in a form, in Russian and without technical terms. */
export type FieldMeta = Widget & {
  readonly title: string;
  readonly hint?: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  /** Word shown instead of 0: rooms of a studio are «студия». */
  readonly zero?: string;
  readonly group?: string;
  /** Name of a group used by several kinds, documented once. */
  readonly shared?: string;
  /** In a list, the form shows the running sum of this field. */
  readonly isSummed?: boolean;
  /** The items of this list are days from `from` to `to`; the form says which applies where they overlap: the shortest. */
  readonly shortestApplies?: boolean;
  readonly internal?: boolean;
  /** The form shows this optional field at its place among the required ones, even when it is empty. */
  readonly isAlwaysShown?: boolean;
  /** This optional field has the sign of required ones next to certain values; a refinement of the kind refuses it empty. */
  readonly requiredWhen?: RequiredWhen;
  /** Text that is exempt from advice: a company or brand name, a code for programs, or a quote. */
  readonly asIs?: 'name' | 'code' | 'quote';
};

const metas = z.registry<FieldMeta>();

/** Attaches metadata to the schema itself, so each field needs its own schema instance. */
export function describe<T extends z.ZodType>(schema: T, meta: FieldMeta): T {
  metas.add(schema, meta as never);
  return schema;
}

export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  return metas.get(unwrap(schema));
}

export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapped ? unwrap(schema.unwrap()) : schema;
}

export function section<T extends z.ZodRawShape>(group: string, shape: T): T {
  for (const schema of Object.values(shape)) {
    const field = unwrap(schema);
    const meta = metas.get(field);
    if (meta) metas.add(field, { ...meta, group } as never);
  }
  return shape;
}
