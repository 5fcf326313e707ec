import { Anchor, List, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { KindInfo, PublishingReport } from '../../contract/content.ts';
import { ADVICE_LIST, entryAddress, slugOfFile } from '../../contract/entry-address.ts';
import { issueAddress, kindOfFile, placeWords } from '../content/issue-words.ts';
import { LINE_CARD } from '../lib/card.ts';
import { LineBlock } from '../lib/line-block.tsx';

const ID = ADVICE_LIST.slice(ADVICE_LIST.indexOf('#') + 1);
const showList = (list: HTMLElement | null) => list?.scrollIntoView();

type AdviceListProps = { readonly advice: PublishingReport['advice']; readonly kinds: readonly KindInfo[] };

export function AdviceList({ advice: { total, issues }, kinds }: AdviceListProps) {
  const files = [...Map.groupBy(issues, ({ file }) => file)];
  const isAskedFor = useLocation().hash === `#${ID}`;
  if (total === 0) return <LineBlock title="Советы">Советов к опубликованному нет.</LineBlock>;
  return (
    <Paper withBorder {...LINE_CARD} component="details" id={ID} open={isAskedFor} ref={isAskedFor ? showList : null}>
      <summary>
        <Title order={2} size="h4" display="inline">{`Советы: ${total}`}</Title>
      </summary>
      <Stack gap="md" mt="sm">
        <Text c="dimmed">Публикации они не мешают. Список обновляется через несколько секунд после неё.</Text>
        {files.map(([file, found]) => {
          const kind = kindOfFile(kinds, file);
          return (
            <section key={file}>
              {kind ? (
                <Anchor component={Link} to={entryAddress(kind, file)} fw={500}>
                  {kind.file === null ? `${kind.title}: ${slugOfFile(file)}` : kind.title}
                </Anchor>
              ) : (
                <b>{file}</b>
              )}
              <List size="sm" spacing={4}>
                {found.map((one) => (
                  <List.Item key={JSON.stringify(one)}>
                    {kind && (
                      <Anchor component={Link} to={issueAddress(kind, one)} inherit>
                        {placeWords(kind, one)}
                      </Anchor>
                    )}
                    {kind && ': '}
                    {one.message}
                  </List.Item>
                ))}
              </List>
            </section>
          );
        })}
        {total > issues.length && <Text>{`И ещё ${total - issues.length}: они покажутся, когда поправите эти.`}</Text>}
      </Stack>
    </Paper>
  );
}
