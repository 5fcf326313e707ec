import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { inputId, orAbsent } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { useValue } from '../fields/use-value.ts';
import { GrowingTextarea } from '../lib/growing-textarea.tsx';

type DetailsProps = {
  readonly path: string;
  /** Which photograph the names of the inputs mean: «снимок 2». */
  readonly name?: string;
  /** Distinguishes the inputs from those of the form, which show the same texts. */
  readonly idPrefix?: string;
};

export function PhotoDetails({ path, name, idPrefix = '' }: DetailsProps) {
  const of = name === undefined ? '' : ` (${name})`;
  const isDecoration = useValue<boolean>(`${path}.isDecoration`).value === true;
  return (
    <Stack gap="xs">
      {isDecoration ? null : <Alt path={`${path}.alt`} of={of} idPrefix={idPrefix} />}
      <Caption path={`${path}.caption`} of={of} idPrefix={idPrefix} />
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
type TextProps = Props & { readonly idPrefix: string };

function useWords({ path, idPrefix }: TextProps) {
  const { value, set } = useValue<string>(path);
  return {
    id: `${idPrefix}${inputId(path)}`,
    error: useFieldError(path),
    maxLength: 200,
    value: value ?? '',
    onChange: (event: { currentTarget: { value: string } }) => set(orAbsent(event.currentTarget.value)),
  };
}

function Alt(props: TextProps) {
  const words = useWords(props);
  const hint = 'Комната и адрес. Это читают незрячие и поисковики';
  return (
    <GrowingTextarea
      label="Что на снимке"
      aria-label={`Что на снимке${props.of}`}
      placeholder={hint}
      required
      minRows={1}
      {...words}
    />
  );
}

function Caption(props: TextProps) {
  const words = useWords(props);
  return (
    <TextInput label="Подпись" aria-label={`Подпись${props.of}`} placeholder="Материал, размер, цена" {...words} />
  );
}

function Decoration({ path, of }: Props) {
  const alt = useValue<string>(`${path}.alt`);
  return (
    <Tick
      path={`${path}.isDecoration`}
      label="Украшение"
      of={of}
      hint="Не описывать для незрячих"
      onTick={() => alt.set(undefined)}
    />
  );
}

type TickProps = Props & { readonly label: string; readonly hint: string; readonly onTick?: () => void };

function Tick({ path, label, of, hint, onTick }: TickProps) {
  const { value, set } = useValue<boolean>(path);
  return (
    <Checkbox
      label={label}
      aria-label={`${label}${of}`}
      description={hint}
      maw={260}
      checked={value === true}
      onChange={(event) => {
        set(event.currentTarget.checked || undefined);
        if (event.currentTarget.checked) onTick?.();
      }}
    />
  );
}
