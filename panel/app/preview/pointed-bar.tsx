import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import type { ShownField } from '../../contract/preview.ts';
import { kindOfFile } from '../content/issue-words.ts';
import { useKinds } from '../content/use-kinds.ts';
import { homeWords } from './home-words.ts';

/** What the last click on the page met: a field of another entry, a text of the site itself, or nothing to tell. */
export type Pointed = ShownField | 'no-field' | 'nothing';

type Props = {
  readonly pointed: Pointed;
  readonly onOpen: (field: ShownField) => void;
  readonly onClose: () => void;
};

/** Says where the text under the last click lives, and opens it there. */
export function PointedBar({ pointed, onOpen, onClose }: Props) {
  const kinds = useKinds().data ?? [];
  if (pointed === 'nothing') return null;
  const field = pointed === 'no-field' ? null : pointed;
  const kind = field && kindOfFile(kinds, field.file);
  return (
    <Paper withBorder py={6} px="xs" role="status" bg="var(--mantine-color-orange-light)">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm">
          {field && kind
            ? `Это меняют ${homeWords(kind.name, field.entry)}, поле «${field.title}»`
            : 'Это сайт пишет и считает сам, поля здесь нет. Ходить по ссылкам можно в режиме «Смотреть».'}
        </Text>
        <Group gap={4} wrap="nowrap">
          {field && kind && (
            <Button size="compact-sm" onClick={() => onOpen(field)}>
              Открыть
            </Button>
          )}
          <CloseButton aria-label="Закрыть подсказку" onClick={onClose} />
        </Group>
      </Group>
    </Paper>
  );
}
