import { Anchor, Button, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import {
  adsCounted,
  type FeedReason,
  type FeedReport,
  reasonsOmitted,
  reasonsToImprove,
} from '../../../model/feeds/feed-report.ts';
import { PORTALS } from '../../../model/kinds/portals.ts';
import type { KindInfo } from '../../contract/content.ts';
import { kindAddress } from '../../contract/entry-address.ts';
import { issueAddress, kindOfFile, placeWords } from '../content/issue-words.ts';
import { EmptyState } from '../lib/empty-state.tsx';

type FeedAdviceProps = { readonly report: FeedReport; readonly kinds: readonly KindInfo[] };

/** State of the listing feeds since the last publish and the entries they omit. Problems here do not block the site. */
export function FeedAdvice({ report: { feeds, advice }, kinds }: FeedAdviceProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="feeds">
      <Title order={2} size="h4" id="feeds">
        Площадки
      </Title>
      {feeds.length === 0 && (
        <EmptyState words="Объявлений для площадок пока нет. Сайт соберёт их сам из квартир и цен, когда площадки включат в записи «Компания».">
          <Button component={Link} to={`${kindAddress('company')}?field=facts.portals`} variant="default">
            Включить площадки
          </Button>
        </EmptyState>
      )}
      {feeds.map(({ portal, url, ads, left }) => (
        <div key={portal}>
          <Text>
            {`${PORTALS[portal]}: ${adsCounted(ads)}, адрес для площадки `}
            <Text span ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Text>
          </Text>
          <Reasons reasons={reasonsOmitted(left)} kinds={kinds} />
        </div>
      ))}
      {advice.length > 0 && (
        <div>
          <Text>Объявления смотрелись бы лучше:</Text>
          <Reasons reasons={reasonsToImprove(advice)} kinds={kinds} />
        </div>
      )}
    </Stack>
  );
}

function Reasons({ reasons, kinds }: { readonly reasons: readonly FeedReason[]; readonly kinds: readonly KindInfo[] }) {
  return (
    <List size="sm">
      {reasons.map(({ words, notices }) => (
        <List.Item key={words}>
          {words}
          {notices.map(({ file, path, title }) => {
            const kind = kindOfFile(kinds, file);
            return kind ? (
              <Text key={file} size="sm">
                <Anchor component={Link} to={issueAddress(kind, { file, path })}>
                  {title}
                </Anchor>
                {path.length > 0 && `, поле «${placeWords(kind, { file, path, message: '' })}»`}
              </Text>
            ) : null;
          })}
        </List.Item>
      ))}
    </List>
  );
}
