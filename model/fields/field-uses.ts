import { z } from 'zod';
import type { ReferenceTarget } from './field-meta.ts';
import { metaOf, unwrap } from './field-meta.ts';

type Path = readonly (string | number)[];

export type Use =
  | { readonly path: Path; readonly to: ReferenceTarget; readonly slug: string }
  | { readonly path: Path; readonly photo: string }
  | { readonly path: Path; readonly drawing: string };

type Walk = (value: unknown, path: (string | number)[], found: Use[]) => void;

/** Returns a function that finds references. The schema is traversed once, because thousands of files use it. */
export function usesFinder(schema: z.ZodType): (facts: unknown) => Use[] {
  const walk = walkOf(schema);
  return (facts) => {
    const found: Use[] = [];
    walk?.(facts, [], found);
    return found;
  };
}

/** Returns `null` when the schema contains no references. */
function walkOf(schema: z.core.$ZodType): Walk | null {
  const meta = metaOf(schema);
  if (meta?.widget === 'reference') {
    return (slug, path, found) => void found.push({ path: [...path], to: meta.to, slug: String(slug) });
  }
  if (meta?.widget === 'photo') {
    return (photo, path, found) =>
      void found.push({ path: [...path, 'file'], photo: String((photo as { file: unknown }).file) });
  }
  if (meta?.widget === 'drawing') {
    return (drawing, path, found) => void found.push({ path: [...path], drawing: String(drawing) });
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return walkOfGroup(inner);
  return inner instanceof z.ZodArray ? walkOfList(inner) : null;
}

function walkOfGroup(schema: z.ZodObject): Walk | null {
  const walks = Object.entries(schema.shape).flatMap(([key, field]): [string, Walk][] => {
    const walk = walkOf(field);
    return walk ? [[key, walk]] : [];
  });
  if (walks.length === 0) return null;
  return (group, path, found) => {
    for (const [key, walk] of walks) {
      const value = (group as Record<string, unknown>)[key];
      if (value === undefined) continue;
      path.push(key);
      walk(value, path, found);
      path.pop();
    }
  };
}

function walkOfList(schema: z.ZodArray): Walk | null {
  const walk = walkOf(schema.element);
  if (!walk) return null;
  return (list, path, found) => {
    for (const [index, item] of (list as unknown[]).entries()) {
      path.push(index);
      walk(item, path, found);
      path.pop();
    }
  };
}
