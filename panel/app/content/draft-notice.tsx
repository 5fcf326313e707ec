import { Alert, Box, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Draft } from '../../contract/content.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';

type Props = {
  readonly draft: Draft;
  readonly version: string | null;
  readonly onDiscard: () => Promise<void>;
};

/** Notes that the form starts from a draft and whether the file has changed since; offers to discard the draft. */
export function DraftNotice({ draft, version, onDiscard }: Props) {
  const momentWords = useMomentWords();
  const discard = useMutation({ mutationFn: onDiscard });
  return (
    <Alert color="orange" p="sm" title={`Черновик: вы остановились ${momentWords(draft.savedAt)}`}>
      <Group justify="space-between">
        <Box>
          {draft.baseVersion === version
            ? 'На сайте пока прежнее. Продолжайте или уберите черновик.'
            : 'С тех пор запись изменил кто-то ещё: при публикации соединим правки и спросим о том, что изменили вы оба.'}
        </Box>
        <Button variant="default" size="compact-sm" loading={discard.isPending} onClick={() => discard.mutate()}>
          Убрать черновик
        </Button>
      </Group>
      <ErrorAlert error={discard.error} />
    </Alert>
  );
}
