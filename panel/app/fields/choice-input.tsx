import { Input, SegmentedControl, Select } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

/** Maximum number of options in a segmented control; longer lists use a select. */
const MAX_SEGMENTED_OPTIONS = 4;
/** Letters of all options that fit side by side into a third of a form. */
const ONE_ROW = 16;

export function ChoiceInput(props: FieldProps) {
  const { field, path } = props;
  const { value, set } = useValue<string>(path);
  const error = useFieldError(path);
  const labels = field.widget === 'select' ? field.labels : {};
  const data = Object.entries(labels).map(([key, label]) => ({ value: key, label }));
  const input = inputProps(props, error);
  const isShort = data.map(({ label }) => label).join('').length <= ONE_ROW;
  if (
    field.isRequired &&
    data.length <= MAX_SEGMENTED_OPTIONS &&
    isShort &&
    value !== undefined &&
    !props.isLabelHidden
  ) {
    const { id, ...rest } = input;
    return (
      <Input.Wrapper {...rest} labelElement="div">
        <div>
          <SegmentedControl
            id={id}
            data={data}
            value={value}
            onChange={set}
            aria-label={field.title}
            maw="100%"
            style={{ flexWrap: 'wrap' }}
          />
        </div>
      </Input.Wrapper>
    );
  }
  return (
    <Select
      {...input}
      data={data}
      value={value ?? null}
      onChange={(next) => set(next ?? undefined)}
      clearable={!field.isRequired}
      allowDeselect={false}
      placeholder="Выберите"
    />
  );
}
