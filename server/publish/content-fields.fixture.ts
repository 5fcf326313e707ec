import type { Field } from '../../model/fields/field-tree.ts';

export type OnRead = (place: string) => void;

/** Fills empty fields with samples, so that a test can read every field of a kind. */
export function fillEmptyFields(field: Field, value: unknown, sampleOf: (field: Field) => unknown): unknown {
  if (field.fields) {
    const group = (value ?? {}) as Record<string, unknown>;
    const own = field.fields.map((inner) => [inner.key, fillEmptyFields(inner, group[inner.key], sampleOf)]);
    return { ...group, ...Object.fromEntries(own) };
  }
  const { item } = field;
  if (!item) return value ?? sampleOf(field);
  // Only the first item is filled: fields that exclude each other must also occur alone.
  const [first, ...others] = (value ?? []) as unknown[];
  return [fillEmptyFields(item, first, sampleOf), ...others];
}

/** Wraps a value in proxies that report each field read at any depth. */
export function watchReads<T>(value: T, place: string, onRead: OnRead): T {
  const known = new WeakMap<object, object>();
  const watch = (inner: unknown, at: string): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    const proxy = known.get(inner) ?? new Proxy(inner, handler(Array.isArray(inner), at));
    known.set(inner, proxy);
    return proxy;
  };
  const handler = (isList: boolean, at: string): ProxyHandler<object> => ({
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof found === 'function') return found;
      if (isList) return watch(found, `${at}[]`);
      onRead(`${at}.${key}`);
      return watch(found, `${at}.${key}`);
    },
  });
  return watch(value, place) as T;
}

export function leaves(place: string, field: Field): { readonly place: string; readonly field: Field }[] {
  if (field.fields) return field.fields.flatMap((inner) => leaves(`${place}.${inner.key}`, inner));
  if (field.item?.fields) return leaves(`${place}[]`, field.item);
  return [{ place, field }];
}
