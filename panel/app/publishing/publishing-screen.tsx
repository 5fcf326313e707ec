import { Alert, Anchor, List, Loader, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { KindInfo, PublishingReport } from '../../contract/content.ts';
import { issueAddress, kindOfFile, placeWords } from '../content/issue-words.ts';
import { useDraftsWaiting } from '../content/use-drafts-waiting.ts';
import { useKindForms } from '../content/use-kinds.ts';
import { Block } from '../lib/block.tsx';
import { TwoColumns } from '../lib/two-columns.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { AdviceList } from './advice-list.tsx';
import { FeedAdvice, FeedImprovements } from './feed-advice.tsx';
import { PublishingLog } from './publishing-log.tsx';
import { usePublishing } from './use-publishing.ts';

export function PublishingScreen() {
  const report = usePublishing();
  const kinds = useKindForms().data ?? [];
  return (
    <Stack maw={1160}>
      <title>Публикация</title>
      <Title order={1} size="h2">
        Публикация
      </Title>
      {report === null && <Loader role="status" aria-label="Загрузка" />}
      {report && (
        <>
          <Block title="На сайте">
            <State report={report} kinds={kinds} />
            <PublishingLog report={report} />
          </Block>
          <TwoColumns>
            <FeedAdvice report={report.feeds} kinds={kinds} />
            <Stack>
              <FeedImprovements report={report.feeds} kinds={kinds} />
              <AdviceList advice={report.advice} kinds={kinds} />
            </Stack>
          </TwoColumns>
        </>
      )}
    </Stack>
  );
}

type StateProps = { readonly report: PublishingReport; readonly kinds: readonly KindInfo[] };

function State({ report, kinds }: StateProps) {
  const momentWords = useMomentWords();
  const drafts = useDraftsWaiting();
  return (
    <>
      {report.server === null && (
        <Alert color="orange" title="Сервер сайта не отвечает">
          Правки сохраняются и выйдут, когда он запустится. Если так больше пяти минут, скажите тому, кто его
          обслуживает.
        </Alert>
      )}
      {report.pinnedSince && (
        <Alert color="orange" title={`На сайте прежний выпуск, его закрепили ${momentWords(report.pinnedSince)}`}>
          Правки сохраняются и проверяются, но посетители их не видят, пока закрепление не снимет тот, кто обслуживает
          сервер.
        </Alert>
      )}
      {report.trouble && <Alert color="red">{report.trouble}</Alert>}
      {report.issues.length === 0 && report.trouble === null && report.pinnedSince === null && (
        <Text>
          Всё опубликованное видно на сайте
          {drafts !== '' && (
            <>
              ;{' '}
              <Anchor component={Link} to="/unfinished" inherit>
                {drafts}
              </Anchor>
            </>
          )}
          .
        </Text>
      )}
      {report.issues.length > 0 && (
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
    </>
  );
}
