import { Anchor, Box, Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { canBeWithdrawn, statusField, tagsField } from '../../../contract/list-columns.ts';
import type { BatchReport, Deleted } from '../../../contract/lists.ts';
import { noticesAbove } from '../../lib/above-bar.ts';
import { request } from '../../lib/request.ts';
import { notifyWhenPublished } from '../../publishing/notify-when-published.ts';
import { notifyDeleted } from '../bin/notify-deleted.ts';
import { DeleteChosenDialog } from './delete-chosen-dialog.tsx';
import { entriesCounted } from './entries-counted.ts';
import { RefusedAlert } from './refused-alert.tsx';
import { StatusSelect } from './status-select.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { Choice } from './use-choice.ts';

type Props = {
  readonly kind: KindInfo;
  readonly choice: Choice;
  readonly found: readonly EntrySummary[];
  readonly all: readonly EntrySummary[];
};

type Action = { readonly path: 'publish' | 'tag' | 'status' | 'withdraw' | 'delete'; readonly body: object };
type Dialog = 'tag' | 'delete';

/** What can be done with the chosen entries, and which of them could not be changed, with the reasons. */
export function ChoiceBar({ kind, choice, found, all }: Props) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { chosen } = choice;
  const entries = chosen.map(({ file, changedAt }) => ({ file, changedAt }));
  const drafts = chosen.filter(({ hasDraft }) => hasDraft);
  const areWithdrawn = chosen.every(({ status }) => status.state === 'withdrawn');
  const titleOf = (wanted: string) => all.find(({ file }) => file === wanted)?.title ?? wanted;
  const act = useMutation({
    mutationFn: async ({ path, body }: Action) => {
      const report = await request<BatchReport & Partial<Deleted>>('POST', `/api/entries/${path}`, body);
      return { ...report, refused: report.refused.map((one) => ({ ...one, title: titleOf(one.file) })) };
    },
    onSuccess({ done, savedAt, binIds = [] }) {
      setDialog(null);
      const [first] = done;
      if (binIds.length > 0) {
        notifyDeleted({
          binIds,
          what: done.length === 1 && first ? titleOf(first) : entriesCounted(kind.name, done.length),
        });
      } else if (first && savedAt !== null) notifyWhenPublished(first, savedAt);
      choice.set(
        chosen.filter(({ file }) => done.includes(file)),
        false,
      );
      void client.invalidateQueries();
    },
    onError: ({ message }) => notifications.show({ color: 'red', message }),
  });
  const close = () => setDialog(null);
  return (
    <>
      <Box ref={noticesAbove} pos="sticky" bottom={0} style={{ zIndex: 5 }}>
        {act.data && act.data.refused.length > 0 && (
          <RefusedAlert doneCount={act.data.done.length} refused={act.data.refused} onClose={act.reset} />
        )}
        {chosen.length > 0 && (
          <Paper component="section" aria-label="Выбранные записи" withBorder p="sm" shadow="sm">
            <Group gap="xs" justify="space-between">
              <Group gap="xs">
                <Text size="sm" role="status">
                  Выбрано: {chosen.length}
                </Text>
                {chosen.length < found.length && (
                  <Anchor component="button" size="sm" onClick={() => choice.set(found, true)}>
                    Выбрать все найденные: {found.length}
                  </Anchor>
                )}
              </Group>
              <Group gap="xs">
                {drafts.length > 0 && (
                  <Button
                    variant="default"
                    loading={act.isPending}
                    onClick={() => act.mutate({ path: 'publish', body: { files: drafts.map(({ file }) => file) } })}
                  >
                    Опубликовать черновики: {drafts.length}
                  </Button>
                )}
                <StatusSelect
                  field={statusField(kind.form)}
                  isBusy={act.isPending}
                  onSet={(status) => act.mutate({ path: 'status', body: { entries, status } })}
                />
                {tagsField(kind.form) && (
                  <Button variant="default" onClick={() => setDialog('tag')}>
                    Темы…
                  </Button>
                )}
                {canBeWithdrawn(kind.form) && (
                  <Button
                    variant="default"
                    loading={act.isPending}
                    onClick={() => act.mutate({ path: 'withdraw', body: { entries, isWithdrawn: !areWithdrawn } })}
                  >
                    {areWithdrawn ? 'Вернуть на сайт' : 'Снять с сайта'}
                  </Button>
                )}
                <Button variant="default" c="red" onClick={() => setDialog('delete')}>
                  Удалить…
                </Button>
                <CloseButton aria-label="Снять выбор" onClick={choice.clear} />
              </Group>
            </Group>
          </Paper>
        )}
      </Box>
      <TagDialog
        words={entriesCounted(kind.name, chosen.length)}
        known={[...new Set(all.flatMap(({ tags }) => tags))].sort()}
        isOpen={dialog === 'tag'}
        isBusy={act.isPending}
        onClose={close}
        onTag={(tag, isAdded) => act.mutate({ path: 'tag', body: { entries, tag, isAdded } })}
      />
      <DeleteChosenDialog
        kind={kind}
        chosen={chosen}
        isOpen={dialog === 'delete'}
        isBusy={act.isPending}
        onClose={close}
        onDelete={() => act.mutate({ path: 'delete', body: { entries } })}
      />
    </>
  );
}
