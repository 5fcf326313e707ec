import type { Field } from '../../../model/fields/field-tree.ts';

/**
 * Props of every input. The value is in the form (`useFormContext`) under a dotted `path` such as `gallery.3.alt`. A
 * value absent from the file is `undefined`, never an empty string.
 */
export type FieldProps = {
  readonly field: Field;
  readonly path: string;
  /** The surrounding list shows the label; screen readers still announce it. */
  readonly isLabelHidden?: boolean;
};
