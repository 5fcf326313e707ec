import type { z } from 'zod';

/** When an optional field must be filled in, by the fields next to it. */
export type RequiredWhen =
  | {
      readonly key: string;
      readonly is: readonly string[];
      /** Button that sets both in a list: «Забронировать». */
      readonly action?: string;
    }
  /** Fields that are filled in together. */
  | { readonly given: string }
  /** Alternatives, the field among them: one must be filled in. */
  | { readonly oneOf: readonly string[] }
  /** Pairs of figures: the field explains why they differ. */
  | { readonly differ: readonly (readonly [string, string])[] };

/**
 * Tells whether the form marks the field as required. The refinement of its kind refuses the empty field.
 * @param facts of the group with the field
 */
export function isRequiredNow(
  { requiredWhen: when }: { readonly requiredWhen?: RequiredWhen },
  facts: unknown,
): boolean {
  if (when === undefined || typeof facts !== 'object' || facts === null) return false;
  const at = (key: string): unknown => (facts as Readonly<Record<string, unknown>>)[key];
  const isGiven = (key: string) => !EMPTY.includes(at(key));
  if ('key' in when) return when.is.includes(String(at(when.key)));
  if ('given' in when) return isGiven(when.given);
  if ('oneOf' in when) return !when.oneOf.some(isGiven);
  return when.differ.some(([one, other]) => isGiven(one) && isGiven(other) && at(one) !== at(other));
}

const EMPTY: readonly unknown[] = [undefined, null, ''];

/** Refuses two fields of which one is empty, at the empty one. */
export function together(one: string, other: string, message: string) {
  return ({ value, issues }: z.core.ParsePayload<Record<string, unknown>>): void => {
    const isOneEmpty = value[one] === undefined;
    if (isOneEmpty === (value[other] === undefined)) return;
    issues.push({ code: 'custom', input: undefined, path: [isOneEmpty ? one : other], message });
  };
}
