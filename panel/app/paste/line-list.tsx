import { List, Paper, Spoiler, Text, Title } from '@mantine/core';

type Props = { readonly title: string; readonly hint: string; readonly lines: readonly string[] };

/** Lines of the pasted text that are not taken over, so that nothing is lost unseen. */
export function LineList({ title, hint, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <Paper withBorder p="sm">
      <Title order={2} size="h5">{`${title}: ${lines.length}`}</Title>
      <Text size="sm">{hint}</Text>
      <Spoiler maxHeight={200} showLabel="Показать все" hideLabel="Свернуть" mt="xs">
        <List size="sm">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines may repeat and never change their order
            <List.Item key={at} style={{ overflowWrap: 'anywhere' }}>
              {line.replaceAll('\t', ' | ')}
            </List.Item>
          ))}
        </List>
      </Spoiler>
    </Paper>
  );
}
