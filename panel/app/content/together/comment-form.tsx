import { Button, Group, Select, Stack } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COMMENT_LENGTH } from '../../../contract/comments.ts';
import { GrowingTextarea } from '../../lib/growing-textarea.tsx';
import { useSession } from '../../lib/use-session.ts';
import { colleaguesQuery, useCommentChange } from './comment-queries.ts';

type Props = {
  readonly label: string;
  readonly action: string;
  /** Address that takes the comment. */
  readonly path: string;
  readonly more?: object;
  /** Id of the person who is addressed unless another is chosen. */
  readonly usualTo?: string | null;
  /** Titles of the list items that the comment may be about. */
  readonly items?: readonly string[];
};

/** An unsent comment is kept in the session storage: it survives a reload and ends with the tab. */
export function CommentForm({ label, action, path, more = {}, usualTo = null, items = [] }: Props) {
  const place = `comment-${path}-${JSON.stringify(more)}`;
  const [text, setText, clear] = useSessionStorage({ key: place, defaultValue: '' });
  const [to, setTo] = useState(usualTo);
  const [item, setItem] = useState<string | null>(null);
  const own = useSession().data?.person.id;
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  const others = colleagues.filter(({ id }) => id !== own).map(({ id, name }) => ({ value: id, label: name }));
  const send = useCommentChange(path);
  const isEmpty = text.trim() === '';
  const chosen = items.length > 0 ? { item } : {};
  const startAgain = () => {
    clear();
    setTo(usualTo);
    setItem(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) send.mutate({ ...more, ...chosen, text, to }, { onSuccess: startAgain });
      }}
    >
      <Stack gap="xs">
        <GrowingTextarea
          label={label}
          minRows={2}
          maxLength={COMMENT_LENGTH}
          value={text}
          error={send.error?.message}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {items.length > 0 && (
          <Select label="О чём" placeholder="Обо всём списке" data={items} value={item} onChange={setItem} clearable />
        )}
        <Group align="flex-end" gap="xs">
          <Select
            label="Кому"
            placeholder="Всем, кто откроет запись"
            data={others}
            value={others.some(({ value }) => value === to) ? to : null}
            onChange={setTo}
            clearable
            flex={1}
            miw={180}
          />
          <Button type="submit" variant="default" loading={send.isPending} disabled={isEmpty}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
