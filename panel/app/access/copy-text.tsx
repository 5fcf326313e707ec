import { Button, CopyButton } from '@mantine/core';

export function CopyText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <CopyButton value={text} timeout={3000}>
      {({ copied, copy }) => (
        <Button onClick={copy} variant={copied ? 'light' : 'filled'}>
          {copied ? 'Скопировано' : label}
        </Button>
      )}
    </CopyButton>
  );
}
