import { Alert, Anchor, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { typograph } from '../../../../model/format/typograph.ts';
import type { Refused, Saved } from '../../../contract/content.ts';
import { entryAddress } from '../../../contract/entry-address.ts';
import type { ReviewDetail } from '../../../contract/reviews.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { RequestError, request } from '../../lib/request.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { notifyWhenPublished } from '../../publishing/notify-when-published.ts';
import { ChangesTable } from '../changes-table.tsx';
import { kindOfFile } from '../issue-words.ts';
import { useKinds } from '../use-kinds.ts';
import { ReturnForm } from './return-form.tsx';
import { reviewQuery } from './review-queries.ts';
import { SentPage } from './sent-page.tsx';

const UNFINISHED = '/unfinished';

/** A text sent for review, compared with the live one; published or returned to its author. */
export function ReviewScreen() {
  const { id = '' } = useParams();
  const { data: review, error } = useQuery(reviewQuery(id));
  return (
    <Stack maw={1160}>
      <Anchor component={Link} to={UNFINISHED} size="sm">
        ← Черновики и расписание
      </Anchor>
      <ErrorAlert error={error} />
      {!review && !error && <Loader role="status" aria-label="Загрузка" />}
      {review && !error && <Comparison key={review.id} review={review} />}
    </Stack>
  );
}

function Comparison({ review }: { readonly review: ReviewDetail }) {
  const momentWords = useMomentWords();
  const { id, file, title, author, note, at, changes, isOutdated, hasNewerDraft } = review;
  const client = useQueryClient();
  const navigate = useNavigate();
  const kind = kindOfFile(useKinds().data ?? [], file);
  const leave = async () => {
    await navigate(UNFINISHED);
    for (const key of ['reviews', 'notices', 'comments', 'entries'])
      void client.invalidateQueries({ queryKey: [key], refetchType: 'active' });
  };
  const publish = useMutation({
    mutationFn: (despiteOthers: boolean) => request<Saved>('POST', `/api/reviews/${id}/publish`, { despiteOthers }),
    onSuccess({ savedAt }) {
      notifyWhenPublished(file, savedAt);
      void leave();
    },
  });
  const issues = issuesOf(publish.error);
  const isForOthers = issues.length > 0 && issues.every((issue) => issue.file !== file);
  return (
    <>
      <title>{`Проверка: ${title}`}</title>
      <div>
        <Title order={1} size="h2">
          Проверка: {typograph(title)}
        </Title>
        <Text size="sm" c="dimmed">
          {author.name}, {momentWords(at)}
          {kind && (
            <>
              {'; '}
              <Anchor component={Link} to={entryAddress(kind, file)} size="sm">
                открыть запись
              </Anchor>
            </>
          )}
        </Text>
      </div>
      {note !== '' && <Text style={{ whiteSpace: 'pre-wrap' }}>«{note}»</Text>}
      {isOutdated && (
        <Alert color="orange">
          С тех пор запись изменили. Верните правку автору: при новой отправке она соединится с тем, что на сайте.
        </Alert>
      )}
      {hasNewerDraft && (
        <Alert color="blue">
          {author.name} правит дальше. Здесь и на сайт пойдёт только присланное, остальное останется черновиком.
        </Alert>
      )}
      <ChangesTable changes={changes} before="На сайте" after="Прислано" />
      <SentPage file={file} text={review} />
      <ErrorAlert error={publish.error} />
      {issues.map((issue) => (
        <Text key={`${issue.file} ${issue.path?.join('.')} ${issue.message}`} size="sm">
          {`${issue.file}: ${issue.message}`}
        </Text>
      ))}
      <Group gap="xs">
        <Button loading={publish.isPending} disabled={isOutdated} onClick={() => publish.mutate(isForOthers)}>
          {isForOthers ? 'Опубликовать всё равно' : 'Опубликовать'}
        </Button>
      </Group>
      <ReturnForm id={id} author={author.name} onReturned={() => void leave()} />
    </>
  );
}

function issuesOf(error: Error | null): Refused['issues'] {
  return error instanceof RequestError && error.status === 422 ? (error.body as Refused).issues : [];
}
