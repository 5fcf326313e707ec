import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { BIN_DAYS } from '../../../contract/lists.ts';
import { entriesCounted } from './entries-counted.ts';

const MAX_NAMED = 5;

type Props = {
  readonly kind: KindInfo;
  readonly chosen: readonly EntrySummary[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
};

export function DeleteChosenDialog({ kind, chosen, isOpen, isBusy, onClose, onDelete }: Props) {
  const others = chosen.length - MAX_NAMED;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Удалить с сайта: ${entriesCounted(kind.name, chosen.length)}?`}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Stack>
        <List size="sm">
          {chosen.slice(0, MAX_NAMED).map(({ file, title }) => (
            <List.Item key={file}>{title}</List.Item>
          ))}
          {others > 0 && <List.Item>и ещё {others}</List.Item>}
        </List>
        <Text>
          {kind.hasOwnPage ? 'Страницы исчезнут' : 'Записи исчезнут с сайта'} через несколько секунд, {BIN_DAYS} дней
          они лежат в корзине. Те, на которые ссылаются другие, останутся.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Оставить
          </Button>
          <Button color="red" loading={isBusy} onClick={onDelete}>
            Удалить
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
