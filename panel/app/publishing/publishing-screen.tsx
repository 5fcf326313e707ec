import { Alert, Anchor, List, Loader, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { issueAddress, kindOfFile, placeWords } from '../content/issue-words.ts';
import { useKindForms } from '../content/use-kinds.ts';
import { Block } from '../lib/block.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { RecentChanges } from '../site-map/recent-changes.tsx';
import { AdviceList } from './advice-list.tsx';
import { FeedAdvice } from './feed-advice.tsx';
import { usePublishing } from './use-publishing.ts';

export function PublishingScreen() {
  const momentWords = useMomentWords();
  const report = usePublishing();
  const kinds = useKindForms().data ?? [];
  return (
    <Stack maw={760}>
      <title>Публикация</title>
      <Title order={1} size="h2">
        Публикация
      </Title>
      {report === null && <Loader role="status" aria-label="Загрузка" />}
      {report?.server === null && (
        <Alert color="orange" title="Сервер сайта не отвечает">
          Правки сохраняются и выйдут, когда он запустится. Если так больше пяти минут, скажите тому, кто его
          обслуживает.
        </Alert>
      )}
      {report?.pinnedSince && (
        <Alert color="orange" title={`На сайте прежний выпуск, его закрепили ${momentWords(report.pinnedSince)}`}>
          Правки сохраняются и проверяются, но посетители их не видят, пока закрепление не снимет тот, кто обслуживает
          сервер.
        </Alert>
      )}
      {report?.trouble && <Alert color="red">{report.trouble}</Alert>}
      {report && report.issues.length === 0 && report.trouble === null && report.pinnedSince === null && (
        <Text>Всё, что сохранено, на сайте.</Text>
      )}
      {report?.liveSince && <Text c="dimmed">Сайт обновился {momentWords(report.liveSince)}.</Text>}
      {report && report.issues.length > 0 && (
        <Alert color="red" title="Эти правки ждут, остальные на сайте">
          <List spacing="xs">
            {report.issues.map((issue) => {
              const kind = kindOfFile(kinds, issue.file);
              return (
                <List.Item key={JSON.stringify(issue)}>
                  {kind ? (
                    <Anchor component={Link} to={issueAddress(kind, issue)}>
                      {`${kind.title}: ${placeWords(kind, issue)}`}
                    </Anchor>
                  ) : (
                    issue.file
                  )}
                  {`. ${issue.message}`}
                </List.Item>
              );
            })}
          </List>
        </Alert>
      )}
      {report && <FeedAdvice report={report.feeds} kinds={kinds} />}
      {report && report.advice.total > 0 && <AdviceList advice={report.advice} kinds={kinds} />}
      <Block title="Недавние правки">
        <RecentChanges />
      </Block>
    </Stack>
  );
}
