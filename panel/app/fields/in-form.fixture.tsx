import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import type { Field } from '../../../model/fields/field-tree.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { EditedEntryContext } from './edited-entry.ts';
import { ExpandedSectionsProvider } from './expanded-sections.tsx';
import { FieldInput } from './field-input.tsx';
import { FormFields } from './form-fields.tsx';
import { NestedInputContext } from './nested-input.ts';

type Form = UseFormReturn<{ facts: Record<string, unknown> }>;

const EDITED = { file: 'works/one.yaml', kind: 'works', slug: 'one' } as const;

/** A field with its key as its title. */
export const field = (key: string, change: object): Field =>
  ({ key, title: key, widget: 'text', maxLength: 60, isRequired: false, ...change }) as Field;

/** Renders fields as in the form of an entry. @returns the facts of the form, and the form itself */
export function renderInForm(
  fields: readonly Field[],
  facts: Record<string, unknown> = {},
  options: Parameters<typeof renderInPanel>[1] = {},
) {
  let form: Form | undefined;
  function Fields() {
    form = useForm({ defaultValues: { facts } });
    return (
      <EditedEntryContext value={EDITED}>
        <ExpandedSectionsProvider isReadOnly={false}>
          <FormProvider {...form}>
            <NestedInputContext value={FieldInput}>
              <FormFields fields={fields} path="facts" />
            </NestedInputContext>
          </FormProvider>
        </ExpandedSectionsProvider>
      </EditedEntryContext>
    );
  }
  const rendered = renderInPanel(<Fields />, options);
  return { ...rendered, facts: () => form?.getValues('facts'), refuse: refuseIn(() => form) };
}

/** Shows a message of the server at a field. */
const refuseIn = (form: () => Form | undefined) => (path: string, message: string) =>
  form()?.setError(`facts.${path}`, { type: 'content', message });
