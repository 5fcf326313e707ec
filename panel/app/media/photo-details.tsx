import { Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useController, useWatch } from 'react-hook-form';
import { useFieldError } from '../fields/use-field-error.ts';

/** The words about one photograph. */
export function PhotoDetails({ path, number }: { readonly path: string; readonly number?: number }) {
  const of = number === undefined ? '' : ` (снимок ${number})`;
  const isDecoration = useWatch({ name: `${path}.isDecoration` }) === true;
  return (
    <Stack gap="xs">
      {isDecoration ? null : <Alt path={`${path}.alt`} of={of} />}
      <Caption path={`${path}.caption`} of={of} />
      <Group gap="lg" align="start">
        <Decoration path={path} of={of} />
        <Tick
          path={`${path}.isRendering`}
          label="Визуализация"
          of={of}
          hint="Нарисовано, а не снято: на снимке появится это слово"
        />
      </Group>
    </Stack>
  );
}

type Props = { readonly path: string; readonly of: string };

function useWords(path: string) {
  const { field } = useController({ name: path });
  return {
    error: useFieldError(path),
    maxLength: 200,
    name: field.name,
    ref: field.ref,
    value: typeof field.value === 'string' ? field.value : '',
    onBlur: field.onBlur,
    onChange: (event: { currentTarget: { value: string } }) =>
      field.onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value),
  };
}

function Alt({ path, of }: Props) {
  const words = useWords(path);
  const hint = 'Комната и адрес. Это читают незрячие и поисковики';
  return (
    <Textarea
      label="Что на снимке"
      aria-label={`Что на снимке${of}`}
      placeholder={hint}
      required
      autosize
      minRows={1}
      {...words}
    />
  );
}

function Caption({ path, of }: Props) {
  const words = useWords(path);
  return <TextInput label="Подпись" aria-label={`Подпись${of}`} placeholder="Материал, размер, цена" {...words} />;
}

function Decoration({ path, of }: Props) {
  const { field: alt } = useController({ name: `${path}.alt` });
  return (
    <Tick
      path={`${path}.isDecoration`}
      label="Украшение"
      of={of}
      hint="Ничего не сообщает: незрячим его не называют"
      onTick={() => alt.onChange(undefined)}
    />
  );
}

type TickProps = Props & { readonly label: string; readonly hint: string; readonly onTick?: () => void };

function Tick({ path, label, of, hint, onTick }: TickProps) {
  const { field } = useController({ name: path });
  return (
    <Checkbox
      label={label}
      aria-label={`${label}${of}`}
      description={hint}
      maw={260}
      name={field.name}
      ref={field.ref}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={(event) => {
        field.onChange(event.currentTarget.checked || undefined);
        if (event.currentTarget.checked) onTick?.();
      }}
    />
  );
}
