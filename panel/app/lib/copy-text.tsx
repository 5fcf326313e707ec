import { Button, type ButtonProps, Text, VisuallyHidden } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { type RefObject, useState } from 'react';

const SHOWN_MS = 3000;
const COPIED = 'Скопировано';
const REFUSED = 'Браузер не дал скопировать. Текст выделен: скопируйте его сами.';

type Props = ButtonProps & {
  readonly text: string;
  readonly label: string;
  /** The element that shows the text: an input, or any other. */
  readonly shown: RefObject<HTMLElement | null>;
};

/** Copies a text and says so. Where the browser refuses, the shown text is selected to be copied by hand. */
export function CopyText({ text, label, shown, ...button }: Props) {
  const [words, setWords] = useState('');
  const { start, clear } = useTimeout(() => setWords(''), SHOWN_MS);
  async function copy(): Promise<void> {
    clear();
    try {
      // Without https the browser has no clipboard.
      await navigator.clipboard.writeText(text);
      setWords(COPIED);
      start();
    } catch {
      setWords(REFUSED);
      if (shown.current) select(shown.current);
    }
  }
  return (
    <>
      <Button {...button} onClick={copy}>
        {words === COPIED ? COPIED : label}
      </Button>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words === REFUSED && (
        <Text size="sm" aria-hidden>
          {REFUSED}
        </Text>
      )}
    </>
  );
}

function select(element: HTMLElement): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else getSelection()?.selectAllChildren(element);
}
