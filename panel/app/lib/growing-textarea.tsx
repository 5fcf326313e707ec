import type { TextareaProps } from '@mantine/core';
import { Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import classes from './growing-textarea.module.css';

/** In other browsers Mantine measures a hidden copy of the text at every letter, which takes several layouts. */
const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content');

type Props = Omit<TextareaProps, 'autosize' | 'rows' | 'style' | 'classNames'> & { readonly minRows: number };

function submitByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

/** A text area as high as its text; Ctrl+Enter submits its form. */
export function GrowingTextarea(props: Props) {
  return (
    <Textarea
      onKeyDown={submitByKeys}
      {...props}
      autosize={!GROWS_BY_ITSELF}
      classNames={{ input: classes.input ?? '' }}
      style={{ '--min-rows': props.minRows, '--max-rows': props.maxRows ?? 'infinity' }}
    />
  );
}
