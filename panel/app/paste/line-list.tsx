import { List, Paper, Text, Title } from '@mantine/core';
import { LINE_CARD } from '../lib/card.ts';

type Props = { readonly title: string; readonly hint: string; readonly lines: readonly string[] };

const SHOWN = 8;

/** Lines of the pasted text that are not taken over, so that nothing is lost unseen. */
export function LineList({ title, hint, lines }: Props) {
  if (lines.length === 0) return null;
  const more = lines.slice(SHOWN);
  return (
    <Paper withBorder {...LINE_CARD}>
      <Title order={2} size="h5">{`${title}: ${lines.length}`}</Title>
      <Text size="sm" mb="xs">
        {hint}
      </Text>
      <Lines lines={lines.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>Показать ещё {more.length}</summary>
          <Lines lines={more} />
        </details>
      )}
    </Paper>
  );
}

function Lines({ lines }: Pick<Props, 'lines'>) {
  return (
    <List size="sm">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines may repeat and never change their order
        <List.Item key={at} style={{ overflowWrap: 'anywhere' }}>
          {line.replaceAll('\t', ' | ')}
        </List.Item>
      ))}
    </List>
  );
}
