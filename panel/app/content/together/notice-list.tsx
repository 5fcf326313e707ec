import { Anchor, Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Notice } from '../../../contract/comments.ts';
import { entryAddress } from '../../../contract/entry-address.ts';
import { Block } from '../../lib/block.tsx';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { kindOfFile } from '../issue-words.ts';
import { useKinds } from '../use-kinds.ts';
import { noticesQuery } from './comment-queries.ts';
import { COMMENTS } from './comments.tsx';

/** Comments addressed to the person; opening one marks it as read. */
export function NoticeList() {
  const { data = [], error } = useQuery(noticesQuery());
  if (data.length === 0 && error === null) return null;
  return (
    <Block title="Вам">
      <ErrorAlert error={error} />
      {data.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} />
      ))}
    </Block>
  );
}

function NoticeLine({ notice }: { readonly notice: Notice }) {
  const momentWords = useMomentWords();
  const { file, field, title, author, text, at, isUnread } = notice;
  const kind = kindOfFile(useKinds().data ?? [], file);
  const query = new URLSearchParams({ ...(field === null ? {} : { field }), [COMMENTS]: String(notice.id) });
  return (
    <div>
      <Group gap="xs">
        {kind ? (
          <Anchor component={Link} to={`${entryAddress(kind, file)}?${query}`}>
            {title}
          </Anchor>
        ) : (
          <Text>{title}</Text>
        )}
        {isUnread && <Badge color="blue">новое</Badge>}
        <Text size="sm" c="dimmed">
          {author.name}, {momentWords(at)}
        </Text>
      </Group>
      <Text lineClamp={2}>{text}</Text>
    </div>
  );
}
