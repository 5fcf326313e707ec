import { Button, Group, Paper, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Conflict, Entry, EntryText, KindInfo, Refused, Saved, SaveRequest } from '../../contract/content.ts';
import { isSame } from '../lib/is-same.ts';
import { type Observed, useObserved } from '../lib/observed.ts';
import { RequestError, request } from '../lib/request.ts';
import { notifyWhenPublished } from '../publishing/notify-when-published.ts';
import type { Met } from './conflict/conflict-dialog.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { mergeEntry } from './conflict/merge-entry.ts';
import { mergeInputOf } from './conflict/merge-input.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { DraftState } from './use-draft.ts';

type Props = {
  readonly kind: KindInfo;
  readonly entry: Entry;
  readonly baseVersion: string | null;
  readonly text: Observed<EntryText>;
  /** Errors of the current text, in this file and in others. */
  readonly issues: readonly ContentIssue[];
  readonly draftState: Observed<DraftState>;
  readonly onRefused: (issues: readonly ContentIssue[]) => void;
  /** Receives the merged text and the version it is based on. */
  readonly onMerged: (text: EntryText, version: string | null) => void;
  readonly onPublished: (text: EntryText, version: string) => void;
  readonly onScheduled: () => void;
};

const KEEPING: Readonly<Record<DraftState, string>> = {
  none: '',
  keeping: 'Сохраняем черновик…',
  kept: 'Черновик сохранён',
  'on-device': 'Нет связи: черновик пока на этом устройстве',
};

/** Narrow padding keeps both buttons on one line of a phone. */
const NARROW = { px: { base: 'xs', xs: 'md' } } as const;

export function SaveBar(props: Props) {
  const { kind, entry, baseVersion, text, issues } = props;
  const { onRefused, onMerged, onPublished, onScheduled } = props;
  const client = useQueryClient();
  const [conflictState, setMet] = useState<Met | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const { file, version, facts, body } = entry;
  const draftState = useObserved(props.draftState);
  const isChanged = useObserved(text, (now) => version === null || !isSame(now, { facts, body }));
  /** This entry is valid, but the change would make other entries invalid. */
  const hasErrorsInOtherFiles = issues.length > 0 && issues.every((issue) => issue.file !== file);
  const save = useMutation({
    mutationFn: (asked: SaveRequest) => request<Saved>('PUT', '/api/entry', asked),
    onSuccess: ({ savedAt, version }, { facts, body }) => {
      setMet(null);
      void client.invalidateQueries({ queryKey: ['history', file] });
      void client.invalidateQueries({ queryKey: ['brand'] });
      notifyWhenPublished(file, savedAt);
      onPublished({ facts, body }, version);
    },
    onError(error) {
      if (error instanceof RequestError && error.status === 409) meet(error.body as Conflict);
      else if (error instanceof RequestError && error.status === 422) {
        setMet(null);
        onRefused((error.body as Refused).issues);
        requestAnimationFrame(() => document.getElementById('error-summary')?.focus());
      } else notifications.show({ color: 'red', message: error.message });
    },
  });
  const join = (both: EntryText, version: string | null) => {
    onMerged(both, version);
    save.mutate({ file, version, ...both });
  };
  function meet(conflict: Conflict): void {
    const meeting = mergeInputOf(kind.form, conflict, text.get());
    const both = mergeEntry(kind.form, meeting);
    if (conflict.theirs.version === null || both.clashes.length > 0) {
      setMet({ conflict, meeting });
      return;
    }
    const who = conflict.by === null ? '' : ` (${conflict.by})`;
    notifications.show({ message: `Пока вы правили, в записи изменились другие поля${who}. Обе правки соединены.` });
    join(both.text, conflict.theirs.version);
  }
  const publish = (asked: Pick<SaveRequest, 'version' | 'despiteOthers'>) =>
    save.mutate({ file, ...asked, ...text.get() });
  return (
    <Paper pos="sticky" bottom={0} withBorder p="sm" shadow="sm" style={{ zIndex: 5 }}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c={draftState === 'on-device' ? 'orange' : 'dimmed'} role="status">
          {KEEPING[draftState] ||
            (isChanged ? '' : version === null ? 'Заполните и опубликуйте' : 'Всё, что здесь, уже сохранено')}
        </Text>
        <Group gap="xs" justify="flex-end">
          <Button {...NARROW} variant="default" disabled={!isChanged} onClick={() => setScheduling(true)}>
            В другое время…
          </Button>
          <Button
            {...NARROW}
            loading={save.isPending}
            disabled={!isChanged}
            onClick={() => publish({ version: baseVersion })}
          >
            Опубликовать
          </Button>
        </Group>
      </Group>
      {hasErrorsInOtherFiles && (
        <Group justify="space-between" mt="xs">
          <Text size="sm">
            Здесь ошибок нет. Можно сохранить и поправить остальные записи: всё вместе выйдет потом.
          </Text>
          <Button
            variant="light"
            color="orange"
            size="compact-md"
            onClick={() => publish({ version: baseVersion, despiteOthers: true })}
          >
            Сохранить всё равно
          </Button>
        </Group>
      )}
      <ConflictDialog
        kind={kind}
        met={conflictState}
        isSaving={save.isPending}
        onClose={() => setMet(null)}
        onDone={join}
      />
      <ScheduleDialog
        entry={entry}
        baseVersion={baseVersion}
        text={text}
        isOpen={isScheduling}
        onClose={() => setScheduling(false)}
        onScheduled={onScheduled}
      />
    </Paper>
  );
}
