import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import css from './field.module.css';
import { Field } from './field.tsx';

type SelectInputProps = Omit<ComponentProps<'select'>, 'className'> & { label: ReactNode };

/** Native select, so that phones show their own picker. */
export function SelectInput({ label, id, ...select }: SelectInputProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field label={label} id={controlId} icon="chev">
      <select className={css.input} id={controlId} {...select} />
    </Field>
  );
}
