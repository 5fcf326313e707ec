import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { useState } from 'react';
import { GrowingTextarea } from '../lib/growing-textarea.tsx';
import { textOfFile } from './text-of-file.ts';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly isLoading: boolean;
  /** Converts HTML of the clipboard; `null` leaves it to the plain text. */
  readonly fromHtml?: (html: string) => string | null;
  /** File endings that may be read instead of pasting. */
  readonly accept?: string;
  /** What was understood, once the text is read. */
  readonly outcome: string;
  readonly onRead: (text: string) => void;
};

/** One box for pasted text, and a button that reads it. */
export function PasteBox({ label, hint, isLoading, fromHtml, accept, outcome, onRead }: Props) {
  const [text, setText] = useState('');
  const takeHtml = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const converted = fromHtml?.(event.clipboardData.getData('text/html')) ?? null;
    if (converted === null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    setText(text.slice(0, selectionStart) + converted + text.slice(selectionEnd));
  };
  return (
    <Stack gap="sm">
      <GrowingTextarea
        label={label}
        description={hint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={takeHtml}
        minRows={6}
        maxRows={14}
        spellCheck={false}
      />
      <Group>
        <Button onClick={() => onRead(text)} disabled={text.trim() === ''} loading={isLoading}>
          Разобрать
        </Button>
        {accept !== undefined && (
          <FileButton accept={accept} onChange={(file) => file && void textOfFile(file).then(setText)}>
            {(props) => (
              <Button variant="default" {...props}>
                Взять из файла
              </Button>
            )}
          </FileButton>
        )}
        <Text size="sm" role="status">
          {outcome}
        </Text>
      </Group>
    </Stack>
  );
}
