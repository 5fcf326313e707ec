import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldAt, wordsOfPath } from '../../../../model/fields/field-path.ts';
import type { Field } from '../../../../model/fields/field-tree.ts';
import type { Thread } from '../../../contract/comments.ts';
import type { KindInfo } from '../../../contract/content.ts';
import { BODY, BODY_TITLE, FACTS } from '../../../contract/field-place.ts';
import { useExpandedSections } from '../../fields/expanded-sections.tsx';
import { itemTitles } from '../../fields/item-titles.ts';
import { Chevron } from '../../lib/chevron.tsx';
import { CommentForm } from './comment-form.tsx';
import { useCommentChange } from './comment-queries.ts';
import { openAt, useComments } from './comments.tsx';
import { ThreadView } from './thread-view.tsx';

type Props = { readonly kind: KindInfo; readonly file: string };

/** Comments at one field or at the whole entry. */
export function CommentsDrawer({ kind, file }: Props) {
  const { threads, shown, show } = useComments();
  const { getValues } = useFormContext();
  const isOpen = shown !== undefined;
  const place = shown ?? null;
  const field = place === null ? undefined : fieldOf(kind, place);
  return (
    <Drawer
      opened={isOpen}
      onClose={() => show(undefined)}
      position="right"
      title={place === null ? 'Комментарии к записи' : `Комментарии: ${titleOf(kind, place)}`}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Stack key={place}>
        <Threads threads={threads.filter((thread) => thread.field === place)} />
        <CommentForm
          label="Новый комментарий"
          action="Отправить"
          path="/api/comments"
          more={{ file, field: place, item: null }}
          items={field ? itemTitles(field, getValues(place ?? '')) : []}
        />
        {place === null ? <OtherPlaces kind={kind} /> : <ToEntry />}
      </Stack>
    </Drawer>
  );
}

function Threads({ threads }: { readonly threads: readonly Thread[] }) {
  const [isPastShown, setPastShown] = useState(false);
  const open = threads.filter(({ resolvedBy }) => resolvedBy === null);
  const past = threads.filter(({ resolvedBy }) => resolvedBy !== null);
  const isNews = past.some(({ comments }) => comments.some(({ isUnread }) => isUnread));
  if (isNews && !isPastShown) setPastShown(true);
  useSeen(isPastShown ? threads : open);
  return (
    <>
      {open.length === 0 && <Text c="dimmed">Открытых обсуждений здесь нет.</Text>}
      {open.map((thread) => (
        <ThreadView key={thread.id} thread={thread} />
      ))}
      {past.length > 0 && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={isPastShown}
          onClick={() => setPastShown(!isPastShown)}
        >
          <Group component="span" gap="xs">
            <Chevron isOpen={isPastShown} />
            {`Решённые: ${past.length}`}
          </Group>
        </Button>
      )}
      {isPastShown && past.map((thread) => <ThreadView key={thread.id} thread={thread} />)}
    </>
  );
}

/** Marks the shown comments as read. */
function useSeen(threads: readonly Thread[]): void {
  const { mutate } = useCommentChange('/api/comments/seen');
  const unread = threads.flatMap(({ comments }) => comments.filter(({ isUnread }) => isUnread).map(({ id }) => id));
  const ids = unread.join(' ');
  useEffect(() => {
    if (ids !== '') mutate({ ids: ids.split(' ').map(Number) });
  }, [ids, mutate]);
}

function ToEntry() {
  const { show } = useComments();
  return (
    <Group>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => show(null)}>
        Все комментарии записи
      </Button>
    </Group>
  );
}

function OtherPlaces({ kind }: { readonly kind: KindInfo }) {
  const { threads, show } = useComments();
  const sections = useExpandedSections();
  const places = [...new Set(threads.map(({ field }) => field))].filter((place) => place !== null);
  if (places.length === 0) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={500}>У полей</Text>
      {places.map((place) => (
        <Button
          key={place}
          variant="default"
          size="compact-sm"
          maw="100%"
          onClick={() => {
            sections.reveal(place);
            show(place);
          }}
        >
          {`${titleOf(kind, place)}: ${openAt(threads, place)}`}
        </Button>
      ))}
    </Stack>
  );
}

function fieldOf({ form }: KindInfo, place: string): Field | undefined {
  const [first, ...path] = place.split('.');
  return first === FACTS ? fieldAt(form, path) : undefined;
}

function titleOf({ form }: KindInfo, place: string): string {
  return place === BODY ? BODY_TITLE : wordsOfPath(form, place.split('.').slice(1));
}
