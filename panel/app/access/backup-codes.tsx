import { Alert, Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { CopyText } from '../lib/copy-text.tsx';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Backup codes are shown once; they replace the authenticator when the phone is lost. */
export function BackupCodes({ codes, onDone }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  return (
    <Alert title="Запасные коды" color="green" variant="light">
      <Stack gap="sm">
        <Text size="sm">
          Распечатайте или перепишите: каждый пустит один раз вместо кода из приложения. Больше они не покажутся.
        </Text>
        <SimpleGrid ref={shown} cols={2} maw={280} spacing="xs">
          {codes.map((code) => (
            <Code key={code}>{code}</Code>
          ))}
        </SimpleGrid>
        <Group>
          <CopyText text={codes.join('\n')} label="Скопировать" shown={shown} />
          <Button variant="default" onClick={onDone}>
            Коды записаны
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
