import { Paper } from '@mantine/core';
import { BODY, BODY_TITLE } from '../../contract/field-place.ts';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { useValue } from '../fields/use-value.ts';
import { CARD } from '../lib/card.ts';
import { MarkdownInput } from '../markdown/markdown-input.tsx';
import { FieldSigns } from './together/field-signs.tsx';

const BODY_FIELD = { title: BODY_TITLE, widget: 'multiline' } as const;

export function BodyInput({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { value, set } = useValue<string>(BODY);
  const error = useFieldError(BODY);
  return (
    <Paper withBorder {...CARD} id={inputId(BODY)} tabIndex={-1}>
      <FieldSigns field={BODY_FIELD} path={BODY}>
        <MarkdownInput
          label={BODY_FIELD.title}
          value={value ?? ''}
          onChange={set}
          error={error}
          isReadOnly={isReadOnly}
        />
      </FieldSigns>
    </Paper>
  );
}
