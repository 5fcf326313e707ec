import type { FieldProps } from './field-props.ts';

/** By it the summary of errors finds an input. */
export function inputId(path: string): string {
  return `field-${path}`;
}

/** What every input of Mantine wants to know of a field. */
export function inputProps({ field, path, isLabelHidden }: FieldProps, error: string | undefined) {
  const title = titleWithUnit(field);
  return {
    id: inputId(path),
    ...(isLabelHidden ? { 'aria-label': title } : { label: title, withAsterisk: field.isRequired }),
    description: isLabelHidden ? undefined : field.hint,
    error,
  };
}

/** A unit that is a word stands beside the title: after a number it would have to be declined. */
function titleWithUnit({ title, unit }: FieldProps['field']): string {
  return unit !== undefined && isWord(unit) ? `${title}, ${unit}` : title;
}

/** Written after the number: «м²», «₽». */
export function suffixOf({ unit }: FieldProps['field']): string | undefined {
  return unit === undefined || isWord(unit) ? undefined : `\u00a0${unit}`;
}

function isWord(unit: string): boolean {
  return /^[а-яё]{3,}/i.test(unit);
}

/** Nothing written is nothing in the file. */
export function orAbsent(text: string): string | undefined {
  return text === '' ? undefined : text;
}
