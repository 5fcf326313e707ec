import type { Field } from '../../../model/fields/field-tree.ts';
import type { KindInfo } from '../../contract/content.ts';
import { BODY, BODY_TITLE, FACTS } from '../../contract/field-place.ts';
import { requiredFirst, titlesInSentence } from '../fields/optional-fields.ts';
import { sectionsOf } from './sections.ts';

export type FieldChoice = {
  /** Path in the form. */
  readonly value: string;
  readonly label: string;
  /** Whether the field is inside a group; such a field is offered when its name is searched for. */
  readonly isNested: boolean;
};

/** The fields of a form in the order in which it shows them, without those inside the items of lists. */
export function fieldChoices({ form, format }: Pick<KindInfo, 'form' | 'format'>): FieldChoice[] {
  const [first = [], ...others] = sectionsOf(form.fields ?? []).map(({ fields }) =>
    requiredFirst(fields).flatMap((field) => choicesIn(field, FACTS, [])),
  );
  const body = format === 'md' ? [{ value: BODY, label: BODY_TITLE, isNested: false }] : [];
  return [...first, ...body, ...others.flat()];
}

function choicesIn(field: Field, path: string, groups: readonly string[]): FieldChoice[] {
  const value = `${path}.${field.key}`;
  const isNested = groups.length > 0;
  const title = isNested ? titlesInSentence([field]) : field.title;
  const own = { value, label: [...groups, title].join(': '), isNested };
  // A photograph has fields, too, but one place in the form.
  const fields = field.widget === 'group' ? (field.fields ?? []) : [];
  const inside = requiredFirst(fields).flatMap((inner) => choicesIn(inner, value, [...groups, title]));
  return [own, ...inside];
}
