import type { Field } from '../../../model/fields/field-tree.ts';
import { isRequiredNow } from '../../../model/fields/required-when.ts';
import { FACTS } from '../../contract/field-place.ts';

/** Groups with at most this many fields are shown whole. */
export const FEW_FIELDS = 3;

/** Whether the file would omit this value. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '' || Number.isNaN(value);
}

export function keysWithValue(fields: readonly Field[], value: unknown): string[] {
  const facts = (value ?? {}) as Readonly<Record<string, unknown>>;
  return fields.map(({ key }) => key).filter((key) => !isEmpty(facts[key]));
}

/** Required fields, then the rest, each in the order of the schema. */
export function requiredFirst(fields: readonly Field[]): Field[] {
  return [...fields.filter(isMain), ...fields.filter((field) => !isMain(field))];
}

/** Keys of the optional fields that the form folds into one line because they are empty. */
export function keysToFold(fields: readonly Field[], path: string, value: unknown): ReadonlySet<string> {
  const isNested = path !== FACTS;
  const isJustAdded = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  if (isNested && (isJustAdded || fields.length <= FEW_FIELDS)) return new Set();
  const filled = new Set(keysWithValue(fields, value));
  // A switch is as small as its name in the line.
  const canFold = (field: Field) => !(isMain(field) || field.widget === 'boolean' || isRequiredNow(field, value));
  return new Set(fields.filter((field) => canFold(field) && !filled.has(field.key)).map(({ key }) => key));
}

function isMain({ isRequired, isAlwaysShown }: Field): boolean {
  return isRequired || isAlwaysShown === true;
}

/** A title inside a sentence starts with a small letter, unless it is a name or an abbreviation. */
const NAME = /^(?:Яндекс|Авито|\p{Lu}{2})/u;

export function titlesInSentence(fields: readonly Field[]): string {
  return fields
    .map(({ title }) => (NAME.test(title) ? title : title.slice(0, 1).toLowerCase() + title.slice(1)))
    .join(', ');
}
