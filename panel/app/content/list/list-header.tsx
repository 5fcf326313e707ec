import { Box, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { KindInfo } from '../../../contract/content.ts';
import { useMay } from '../../lib/use-may.ts';
import { PasteButton } from '../paste-button.tsx';

/** @param onAdd `null` while the empty list offers the same */
export function ListHeader({ kind, onAdd }: { readonly kind: KindInfo; readonly onAdd: (() => void) | null }) {
  const mayPublish = useMay('publish');
  return (
    <Group justify="space-between" align="flex-start">
      <title>{kind.title}</title>
      <Box flex="1 1 260px">
        <Title order={1} size="h2">
          {kind.title}
        </Title>
        <Text c="dimmed" size="sm" mt={4}>
          {kind.hint}
        </Text>
      </Box>
      <Group gap="sm">
        <PasteButton kind={kind.name} />
        {mayPublish && (
          <Button component={Link} to="/bin" variant="default">
            Корзина
          </Button>
        )}
        {onAdd && <Button onClick={onAdd}>Добавить</Button>}
      </Group>
    </Group>
  );
}
