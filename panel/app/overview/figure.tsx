import { Paper, Text } from '@mantine/core';

type FigureProps = { readonly value: string; readonly label: string; readonly note?: string };

export function Figure({ value, label, note = '' }: FigureProps) {
  return (
    <Paper withBorder p="md">
      <Text fw={500} size="xl">
        {value}
      </Text>
      <Text>{label}</Text>
      {note !== '' && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Paper>
  );
}
