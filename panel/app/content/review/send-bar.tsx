import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTE_LENGTH } from '../../../contract/reviews.ts';
import { GrowingTextarea } from '../../lib/growing-textarea.tsx';
import { isSame } from '../../lib/is-same.ts';
import { useObserved } from '../../lib/observed.ts';
import { request } from '../../lib/request.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { useSession } from '../../lib/use-session.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import type { BarProps } from '../save-bar.tsx';
import { NARROW, SaveBar, useIsChanged } from '../save-bar.tsx';
import { useSubmit } from '../use-submit.ts';
import { reviewsQuery } from './review-queries.ts';

type NoticeProps = { readonly words: string; readonly isBusy: boolean; readonly onWithdraw: () => void };

function SentNotice({ words, isBusy, onWithdraw }: NoticeProps) {
  return (
    <Group justify="space-between" gap="xs" mt="xs">
      <Text size="sm" role="status">
        {words}.
      </Text>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={onWithdraw}>
        Отозвать
      </Button>
    </Group>
  );
}

/** The bar of an author, who sends a text to a reviewer. */
export function SendBar(props: BarProps) {
  const momentWords = useMomentWords();
  const { entry, baseVersion, text } = props;
  const { file, version } = entry;
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const own = useSession().data?.person.id;
  const sent = useQuery(reviewsQuery()).data?.find((review) => review.file === file && review.author.id === own);
  const isChanged = useIsChanged(props);
  const isSent = useObserved(text, (now) => sent !== undefined && isSame(now, { facts: sent.facts, body: sent.body }));
  const refresh = () => client.invalidateQueries({ queryKey: ['reviews'] });
  const { isSending, submit, conflict } = useSubmit({
    ...props,
    file,
    send: ({ despiteOthers: _, ...asked }) => request('POST', '/api/reviews', { ...asked, note }),
    onSent() {
      setNote('');
      notifications.show({ message: 'Отправлено. Ответ придёт сюда, в «Черновики и расписание».' });
      void refresh();
    },
  });
  const withdraw = useMutation({
    mutationFn: (id: number) => request('DELETE', `/api/reviews/${id}`),
    onSettled: refresh,
    onError: ({ message }) => notifications.show({ color: 'red', message }),
  });
  return (
    <SaveBar
      draftState={props.draftState}
      draftAt={props.draftAt}
      onDiscard={props.onDiscard}
      words={isChanged ? '' : version === null ? 'Заполните и отправьте' : 'Всё как на сайте'}
      buttons={
        <Button {...NARROW} loading={isSending} disabled={!isChanged || isSent} onClick={() => setAsking(true)}>
          Отправить на проверку
        </Button>
      }
    >
      {sent && (
        <SentNotice
          words={`На проверке, отправлено ${momentWords(sent.at)}${isSent ? '' : '. С тех пор вы изменили текст: отправьте заново'}`}
          isBusy={withdraw.isPending}
          onWithdraw={() => withdraw.mutate(sent.id)}
        />
      )}
      <ConflictDialog {...conflict} action="Отправить на проверку" />
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Отправить на проверку"
        closeButtonProps={{ 'aria-label': 'Закрыть' }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsking(false);
            submit({ version: baseVersion });
          }}
        >
          <Stack>
            <GrowingTextarea
              label="Слово проверяющему"
              description="Можно не писать"
              minRows={2}
              maxLength={NOTE_LENGTH}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              data-autofocus
            />
            <Button type="submit">Отправить</Button>
          </Stack>
        </form>
      </Modal>
    </SaveBar>
  );
}
