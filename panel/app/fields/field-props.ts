import type { Field } from '../../../model/fields/field-tree.ts';

/**
 * Of every input of a form. The value lives in the form around it (`useFormContext` of react-hook-form), under `path`
 * with dots: `gallery.3.alt`. What the file does not hold is `undefined`, never an empty string.
 */
export type FieldProps = {
  readonly field: Field;
  readonly path: string;
  /** Where the list around it says what it is; it is still read out. */
  readonly isLabelHidden?: boolean;
};
