import { Alert, Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { CopyText } from './copy-text.tsx';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Backup codes are shown once; they replace the authenticator when the phone is lost. */
export function BackupCodes({ codes, onDone }: Props) {
  return (
    <Alert title="Запасные коды" color="green" variant="light">
      <Stack gap="sm">
        <Text size="sm">
          Распечатайте или перепишите: каждый пустит один раз вместо кода из приложения. Больше они не покажутся.
        </Text>
        <SimpleGrid cols={2} maw={280} spacing="xs">
          {codes.map((code) => (
            <Code key={code}>{code}</Code>
          ))}
        </SimpleGrid>
        <Group>
          <CopyText text={codes.join('\n')} label="Скопировать" />
          <Button variant="default" onClick={onDone}>
            Коды записаны
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
