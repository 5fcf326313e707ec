import { TextInput as MantineTextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../../../model/fields/field-tree.ts';
import { GrowingTextarea } from '../lib/growing-textarea.tsx';
import { CharacterCounter } from './character-counter.tsx';
import type { FieldProps } from './field-props.ts';
import { inputProps, orAbsent } from './input-props.ts';
import { PriceMenu } from './price-menu.tsx';
import { PriceNote } from './price-note.tsx';
import { readTime } from './read-time.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

const KEYBOARDS = { email: 'email', url: 'url', time: 'numeric' } as const;
const PLACEHOLDERS = { time: '09:00', address: '/works', url: 'https://' } as const;

/** Longest text in characters that a single line shows whole next to a page. */
const ONE_LINE = 60;

export function TextInput(props: FieldProps) {
  const { field, path } = props;
  const { value, set } = useValue<string>(path);
  const error = useFieldError(path);
  const { widget } = field;
  if (field.widget === 'text' && field.maxLength > ONE_LINE && field.asIs !== 'code') {
    return (
      <GrowingTextarea
        {...inputProps(props, error)}
        value={value ?? ''}
        onChange={(event) => set(orAbsent(event.currentTarget.value.replaceAll('\n', ' ')))}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        minRows={1}
        placeholder={defaultOf(field)}
        inputContainer={notesOf(props, value)}
      />
    );
  }
  function complete() {
    const time = widget === 'time' && value !== undefined ? readTime(value) : value;
    if (time !== value) set(time);
  }
  return (
    <MantineTextInput
      {...inputProps(props, error)}
      value={value ?? ''}
      onChange={(event) => set(orAbsent(event.currentTarget.value))}
      onBlur={complete}
      inputMode={KEYBOARDS[widget as keyof typeof KEYBOARDS] ?? 'text'}
      placeholder={PLACEHOLDERS[widget as keyof typeof PLACEHOLDERS] ?? defaultOf(field)}
      inputContainer={notesOf(props, value)}
    />
  );
}

export function LongTextInput(props: FieldProps) {
  const { field, path } = props;
  const { value, set } = useValue<string>(path);
  const error = useFieldError(path);
  return (
    <GrowingTextarea
      {...inputProps(props, error)}
      value={value ?? ''}
      onChange={(event) => set(orAbsent(event.currentTarget.value))}
      minRows={'maxLength' in field && field.maxLength <= 200 ? 1 : 2}
      placeholder={defaultOf(field)}
      rightSection={<PriceMenu onChoose={(reference) => set(`${value ?? ''}${reference}`)} />}
      inputContainer={notesOf(props, value)}
    />
  );
}

/** Puts what a text says about itself below its input: current prices in place of references, and the room left. */
function notesOf({ field, isLabelHidden }: FieldProps, value: string | undefined) {
  return (input: ReactNode) => (
    <CharacterCounter
      field={field}
      value={value}
      isItem={isLabelHidden === true}
      input={
        <>
          {input}
          <PriceNote text={value} />
        </>
      }
    />
  );
}

/** The words that visitors see while the field is empty. */
function defaultOf(field: Field): string {
  return typeof field.default === 'string' ? field.default : '';
}
