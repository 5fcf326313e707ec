import type { FieldProps } from './field-props.ts';

/** The error summary finds an input by this id. */
export function inputId(path: string): string {
  return `field-${path}`;
}

export function inputProps({ field, path, isLabelHidden }: FieldProps, error: string | undefined) {
  const title = titleWithUnit(field);
  return {
    id: inputId(path),
    ...(isLabelHidden ? { 'aria-label': title } : { label: title, withAsterisk: field.isRequired }),
    description: isLabelHidden ? undefined : field.hint,
    error,
  };
}

/** Appends a unit that is a word to the title: after a number it would need a grammatical case. */
function titleWithUnit({ title, unit }: FieldProps['field']): string {
  return unit !== undefined && isWord(unit) ? `${title}, ${unit}` : title;
}

/** Returns a unit to show after the number: «м²», «₽». */
export function suffixOf({ unit }: FieldProps['field']): string | undefined {
  return unit === undefined || isWord(unit) ? undefined : `\u00a0${unit}`;
}

function isWord(unit: string): boolean {
  return /^[а-яё]{3,}/i.test(unit);
}

/** An empty input is omitted from the file. */
export function orAbsent(text: string): string | undefined {
  return text === '' ? undefined : text;
}
