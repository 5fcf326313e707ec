import type { Field } from '../../../model/fields/field-tree.ts';
import type { KindInfo } from '../../contract/content.ts';
import { BODY, BODY_TITLE, FACTS } from '../../contract/field-place.ts';
import { requiredFirst, titlesInSentence } from '../fields/optional-fields.ts';
import { hasWords } from '../lib/has-words.ts';
import { sectionsOf } from './sections.ts';

export type FieldChoice = {
  /** Path in the form. */
  readonly value: string;
  readonly label: string;
  /** Further words by which the field is found. */
  readonly hint: string;
  /** Whether the field is inside a group; such a field is offered when its name is searched for. */
  readonly isNested: boolean;
};

/** The fields of a form in the order in which it shows them, without those inside the items of lists. */
export function fieldChoices({ form, format }: Pick<KindInfo, 'form' | 'format'>): FieldChoice[] {
  const [first = [], ...others] = sectionsOf(form.fields ?? []).map(({ fields }) =>
    requiredFirst(fields).flatMap((field) => choicesIn(field, FACTS, [])),
  );
  const body = format === 'md' ? [{ value: BODY, label: BODY_TITLE, hint: '', isNested: false }] : [];
  return [...first, ...body, ...others.flat()];
}

function choicesIn(field: Field, path: string, groups: readonly string[]): FieldChoice[] {
  const value = `${path}.${field.key}`;
  const isNested = groups.length > 0;
  const title = isNested ? titlesInSentence([field]) : field.title;
  const own = { value, label: [...groups, title].join(': '), hint: field.hint ?? '', isNested };
  // A photograph has fields, too, but one place in the form.
  const fields = field.widget === 'group' ? (field.fields ?? []) : [];
  const inside = requiredFirst(fields).flatMap((inner) => choicesIn(inner, value, [...groups, title]));
  return [own, ...inside];
}

/** Returns the fields with all words of a search: first those that have them in the name, then those by their hints. */
export function foundChoices(choices: readonly FieldChoice[], search: string): FieldChoice[] {
  const isNamed = ({ label }: FieldChoice) => hasWords(label, search);
  const isHinted = (choice: FieldChoice) => !isNamed(choice) && hasWords(`${choice.label} ${choice.hint}`, search);
  return [...choices.filter(isNamed), ...choices.filter(isHinted)];
}
