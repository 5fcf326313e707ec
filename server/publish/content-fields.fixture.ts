import type { Field } from '../../model/fields/field-tree.ts';

/** Tells of each field that is read, by its place in the schema: `works[].budget[].title`. */
export type OnRead = (place: string) => void;

/** What stands where an editor wrote nothing, so that every field of a kind is there to be read. */
export function filled(field: Field, value: unknown, sampleOf: (field: Field) => unknown): unknown {
  if (field.fields) {
    const group = (value ?? {}) as Record<string, unknown>;
    const own = field.fields.map((inner) => [inner.key, filled(inner, group[inner.key], sampleOf)]);
    return { ...group, ...Object.fromEntries(own) };
  }
  const { item } = field;
  if (!item) return value ?? sampleOf(field);
  // The others stay as they are: of two fields that exclude each other both have to be alone somewhere.
  const [first, ...others] = (value ?? []) as unknown[];
  return [filled(item, first, sampleOf), ...others];
}

/** The same value; whoever reads a field of it, however deep, is told. */
export function watched<T>(value: T, place: string, onRead: OnRead): T {
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

/** The places of all fields that hold a value of their own. */
export function leaves(place: string, field: Field): { readonly place: string; readonly field: Field }[] {
  if (field.fields) return field.fields.flatMap((inner) => leaves(`${place}.${inner.key}`, inner));
  if (field.item?.fields) return leaves(`${place}[]`, field.item);
  return [{ place, field }];
}
