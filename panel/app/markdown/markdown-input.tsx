import { Alert, Button, Group, Input, Loader, Text } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { GrowingTextarea } from '../lib/growing-textarea.tsx';
import { keepUnchanged } from './keep-unchanged.ts';
import { textProblem } from './text-problem.ts';

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }));

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly isReadOnly?: boolean;
};

/** Edits Markdown as rich text or as source. */
export function MarkdownInput({ label, value, onChange, error, isReadOnly = false }: Props) {
  const [isMarked, setIsMarked] = useState(() => textProblem(value) !== null && value.trim() !== '');
  const [base, setBase] = useState({ text: value, id: 0 });
  const last = useRef(value);
  if (value !== last.current) {
    // The form set another value, for example an earlier version, so the editor is recreated.
    last.current = value;
    setBase(({ id }) => ({ text: value, id: id + 1 }));
  }
  const shown = useDeferredValue(value);
  const problem = useMemo(() => (shown.trim() === '' ? null : textProblem(shown)), [shown]);
  const change = (text: string) => {
    last.current = text;
    onChange(text);
  };
  function toggle() {
    setBase(({ text, id }) => ({ text: isMarked ? value : text, id: id + 1 }));
    setIsMarked(!isMarked);
  }
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      {!isReadOnly && (
        <Group justify="flex-end" mb={4}>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={isMarked && problem !== null}
            onClick={toggle}
          >
            {isMarked ? 'Писать как на странице' : 'Показать разметку'}
          </Button>
        </Group>
      )}
      {isMarked ? (
        <GrowingTextarea
          aria-label={`${label}, разметка`}
          minRows={12}
          styles={{ input: { fontFamily: 'ui-monospace, monospace' } }}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <Suspense fallback={<Loader role="status" aria-label="Загрузка" />}>
          <RichEditor
            key={base.id}
            label={label}
            text={value}
            isReadOnly={isReadOnly}
            onChange={(text) => change(keepUnchanged(base.text, text))}
            onUnreadable={() => setIsMarked(true)}
          />
        </Suspense>
      )}
      {problem ? (
        <Alert color="red" mt="xs" role="alert">
          {problem.message}
          {problem.near ? <Text size="sm">Место: «{problem.near}»</Text> : null}
        </Alert>
      ) : null}
    </Input.Wrapper>
  );
}
