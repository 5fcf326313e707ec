import { Button, Group, Paper, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Conflict, Entry, EntryText, Refused, Saved, SaveRequest } from '../../contract/content.ts';
import { RequestError, request } from '../lib/request.ts';
import { tellWhenPublished } from '../publishing/tell-when-published.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { DraftState } from './use-draft.ts';

type Props = {
  readonly entry: Entry;
  readonly baseVersion: string | null;
  readonly text: EntryText;
  readonly isChanged: boolean;
  readonly keeping: DraftState;
  readonly onRefused: (issues: readonly ContentIssue[]) => void;
  readonly onSaved: () => void;
};

const KEEPING: Readonly<Record<DraftState, string>> = {
  none: '',
  keeping: 'Сохраняем черновик…',
  kept: 'Черновик сохранён',
  'on-device': 'Нет связи: черновик пока на этом устройстве',
};

/** What becomes of the text: published now, or at a time; at the foot, within a thumb's reach. */
export function SaveBar({ entry, baseVersion, text, isChanged, keeping, onRefused, onSaved }: Props) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Nothing is wrong here, but other entries would not fit any more. */
  const [othersWait, setOthersWait] = useState(false);
  const [isScheduling, setScheduling] = useState(false);
  const { file } = entry;
  const save = useMutation({
    mutationFn: (asked: Pick<SaveRequest, 'version' | 'despiteOthers'>) =>
      request<Saved>('PUT', '/api/entry', { file, ...asked, ...text } satisfies SaveRequest),
    onSuccess: ({ savedAt }) => {
      setConflict(null);
      void client.invalidateQueries({ queryKey: ['entries'] });
      void client.invalidateQueries({ queryKey: ['history', file] });
      tellWhenPublished(savedAt);
      onSaved();
    },
    onError(error) {
      if (error instanceof RequestError && error.status === 409) setConflict(error.body as Conflict);
      else if (error instanceof RequestError && error.status === 422) {
        const { issues } = error.body as Refused;
        setOthersWait(issues.length > 0 && issues.every((issue) => issue.file !== file));
        onRefused(issues);
        requestAnimationFrame(() => document.getElementById('error-summary')?.focus());
      } else notifications.show({ color: 'red', message: error.message });
    },
  });
  return (
    <Paper pos="sticky" bottom={0} withBorder p="sm" shadow="sm" style={{ zIndex: 5 }}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c={keeping === 'on-device' ? 'orange.9' : 'dimmed'} role="status">
          {KEEPING[keeping] ||
            (isChanged ? '' : entry.version === null ? 'Заполните и опубликуйте' : 'Всё, что здесь, уже сохранено')}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" disabled={!isChanged} onClick={() => setScheduling(true)}>
            В другое время…
          </Button>
          <Button loading={save.isPending} disabled={!isChanged} onClick={() => save.mutate({ version: baseVersion })}>
            Опубликовать
          </Button>
        </Group>
      </Group>
      {othersWait && (
        <Group justify="space-between" mt="xs">
          <Text size="sm">
            Здесь ошибок нет. Можно сохранить и поправить остальные записи: всё вместе выйдет потом.
          </Text>
          <Button
            variant="light"
            color="orange"
            size="compact-md"
            onClick={() => save.mutate({ version: baseVersion, despiteOthers: true })}
          >
            Сохранить всё равно
          </Button>
        </Group>
      )}
      <ConflictDialog
        conflict={conflict}
        isSaving={save.isPending}
        onClose={() => setConflict(null)}
        onMine={(version) => save.mutate({ version })}
      />
      <ScheduleDialog
        entry={entry}
        baseVersion={baseVersion}
        text={text}
        isOpen={isScheduling}
        onClose={() => setScheduling(false)}
        onScheduled={onSaved}
      />
    </Paper>
  );
}
