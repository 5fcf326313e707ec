import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { timeAt } from '../../../model/format/date.ts';
import type { EntryText, Saved } from '../../contract/content.ts';
import { useObserved } from '../lib/observed.ts';
import { request } from '../lib/request.ts';
import { useBrand } from '../look/use-brand.ts';
import { lastPublish } from '../publishing/last-publish.ts';
import { notifyWhenPublished } from '../publishing/notify-when-published.ts';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import type { BarProps } from './save-bar.tsx';
import { NARROW, SaveBar, useIsChanged } from './save-bar.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useSubmit } from './use-submit.ts';

type Props = BarProps & {
  readonly onPublished: (text: EntryText, version: string) => void;
  readonly onScheduled: () => void;
};

export function PublishBar({ onPublished, onScheduled, ...props }: Props) {
  const { entry, baseVersion, text, issues } = props;
  const { file, version } = entry;
  const client = useQueryClient();
  const [isScheduling, setScheduling] = useState(false);
  const isChanged = useIsChanged(props);
  const { utcOffsetHours } = useBrand();
  const publishedAt = useObserved(lastPublish, (last) =>
    last?.file === file && last.state === 'live' ? last.at : null,
  );
  const published = publishedAt === null ? '' : `, на сайте с ${timeAt(new Date(publishedAt), utcOffsetHours)}`;
  /** This entry is valid, but the change would make other entries invalid. */
  const hasErrorsInOtherFiles = issues.length > 0 && issues.every((issue) => issue.file !== file);
  const { isSending, submit, conflict } = useSubmit({
    ...props,
    file,
    send: (asked) => request<Saved>('PUT', '/api/entry', asked),
    onSent({ savedAt, version }, sent) {
      void client.invalidateQueries({ queryKey: ['history', file] });
      void client.invalidateQueries({ queryKey: ['brand'] });
      notifyWhenPublished(file, savedAt);
      onPublished(sent, version);
    },
  });
  return (
    <SaveBar
      draftState={props.draftState}
      draftAt={props.draftAt}
      onDiscard={props.onDiscard}
      words={isChanged ? '' : version === null ? 'Заполните и опубликуйте' : `Всё сохранено${published}`}
      buttons={
        <>
          {isChanged && (
            <Button {...NARROW} variant="default" onClick={() => setScheduling(true)}>
              В другое время…
            </Button>
          )}
          <Button
            {...NARROW}
            loading={isSending}
            disabled={!isChanged}
            onClick={() => submit({ version: baseVersion })}
          >
            Опубликовать
          </Button>
        </>
      }
    >
      {hasErrorsInOtherFiles && (
        <Group justify="space-between" mt="xs">
          <Text size="sm">
            Здесь ошибок нет. Можно сохранить и поправить остальные записи: всё вместе выйдет потом.
          </Text>
          <Button
            variant="light"
            color="orange"
            size="compact-sm"
            onClick={() => submit({ version: baseVersion, despiteOthers: true })}
          >
            Сохранить всё равно
          </Button>
        </Group>
      )}
      <ConflictDialog {...conflict} action="Опубликовать" />
      <ScheduleDialog
        entry={entry}
        baseVersion={baseVersion}
        text={text}
        isOpen={isScheduling}
        onClose={() => setScheduling(false)}
        onScheduled={onScheduled}
      />
    </SaveBar>
  );
}
