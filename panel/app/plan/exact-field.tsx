import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
import type { Field } from '../../../model/fields/field-tree.ts';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';

type Props = {
  field: Field;
  /** Form path, used to show the server's errors. */
  path: string;
  value: unknown;
  /** `undefined` removes the value from the file. */
  onChange: (value: unknown) => void;
};

export function ExactField(props: Props) {
  const { field, path, value, onChange } = props;
  const error = useFieldError(path);
  const common = { id: inputId(path), label: field.title, description: field.hint, error, size: 'xs' } as const;
  switch (field.widget) {
    case 'select':
      return (
        <Select
          {...common}
          data={Object.entries(field.labels).map(([key, label]) => ({ value: key, label }))}
          value={typeof value === 'string' ? value : null}
          allowDeselect={false}
          onChange={onChange}
        />
      );
    case 'boolean':
      return (
        <Switch
          {...common}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
        />
      );
    case 'number':
    case 'area':
      return <ExactNumber {...props} error={error} />;
    default:
      return (
        <TextInput
          {...common}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

function ExactNumber({ field, path, value, onChange, error }: Props & { error: string | undefined }) {
  const { title, hint, min = -Infinity, max = Infinity, unit, default: usual } = field;
  const isAngle = unit === '°';
  return (
    <NumberInput
      id={inputId(path)}
      label={title}
      description={hint}
      error={error}
      size="xs"
      value={numberOf(value) ?? numberOf(usual) ?? ''}
      min={min}
      max={max}
      step={isAngle ? 15 : 0.1}
      decimalScale={isAngle ? 0 : 2}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      suffix={unit === undefined ? '' : ` ${unit}`}
      onChange={(next) => {
        if (typeof next === 'number') onChange(next);
      }}
    />
  );
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
