import { Paper, Text } from '@mantine/core';

type FigureProps = { readonly value: string; readonly label: string; readonly note?: string };

export function Figure({ value, label, note = '' }: FigureProps) {
  return (
    <Paper withBorder p="md">
      <Text fw={650} size="xl">
        {value}
      </Text>
      <Text>{label}</Text>
      {note !== '' && (
        <Text size="sm" c="gray.7">
          {note}
        </Text>
      )}
    </Paper>
  );
}
