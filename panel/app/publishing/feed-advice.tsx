import { Alert, Anchor, Button, Divider, Group, List, Text } from '@mantine/core';
import { Fragment, useRef } from 'react';
import { Link } from 'react-router';
import {
  adsCounted,
  type FeedReason,
  type FeedReport,
  reasonsOmitted,
  reasonsToImprove,
} from '../../../model/feeds/feed-report.ts';
import { PORTALS } from '../../../model/kinds/portal-names.ts';
import type { KindInfo } from '../../contract/content.ts';
import { kindAddress } from '../../contract/entry-address.ts';
import { issueAddress, kindOfFile, placeWords } from '../content/issue-words.ts';
import { Block } from '../lib/block.tsx';
import { CopyText } from '../lib/copy-text.tsx';
import { EmptyState } from '../lib/empty-state.tsx';

type FeedAdviceProps = { readonly report: FeedReport; readonly kinds: readonly KindInfo[] };

/** State of the listing feeds since the last publish and the entries they omit. Problems here do not block the site. */
export function FeedAdvice({ report: { feeds }, kinds }: FeedAdviceProps) {
  return (
    <Block title="Площадки" gap="sm">
      {feeds.some(({ url }) => !isOnOwnMachine(url)) && (
        <Text size="sm" c="dimmed">
          Вставьте адрес один раз в кабинете площадки: дальше она сама забирает с сайта свежие объявления и цены.
        </Text>
      )}
      {feeds.some(({ url }) => isOnOwnMachine(url)) && (
        <Alert color="orange" title="Адресов для площадок ещё нет">
          Адрес сайта для посетителей ещё не задан. Попросите того, кто следит за сервером, задать его: тогда здесь
          появятся адреса объявлений.
          <details>
            <summary>Что ему задать</summary>
            Переменную PUBLIC_URL: адрес сайта, как его набирают посетители. Затем перезапустить сайт и панель.
          </details>
        </Alert>
      )}
      {feeds.length === 0 && (
        <EmptyState words="Объявлений для площадок пока нет. Сайт соберёт их сам из квартир и цен, когда площадки включат в записи «Контакты и реквизиты».">
          <Button component={Link} to={`${kindAddress('company')}?field=facts.portals`} variant="default">
            Включить площадки
          </Button>
        </EmptyState>
      )}
      {feeds.map((feed) => (
        <Fragment key={feed.portal}>
          <Divider />
          <Feed feed={feed} kinds={kinds} />
        </Fragment>
      ))}
    </Block>
  );
}

/** What would make the listings look better on the portals; nothing when there is no advice. */
export function FeedImprovements({ report: { advice }, kinds }: FeedAdviceProps) {
  if (advice.length === 0) return null;
  return (
    <Block title="Объявления смотрелись бы лучше">
      <Reasons reasons={reasonsToImprove(advice)} kinds={kinds} />
    </Block>
  );
}

/** Without a public address the site names the machine it runs on. */
function isOnOwnMachine(url: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(url);
}

type FeedProps = { readonly feed: FeedReport['feeds'][number]; readonly kinds: readonly KindInfo[] };

function Feed({ feed: { portal, url, ads, left }, kinds }: FeedProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const isPublic = !isOnOwnMachine(url);
  return (
    <section aria-label={PORTALS[portal]}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Text flex="1 1 10rem">
          <b>{PORTALS[portal]}</b>, {adsCounted(ads)}
        </Text>
        {isPublic && (
          <CopyText
            text={url}
            label="Скопировать адрес"
            shown={shown}
            variant="default"
            size="compact-sm"
            flex="none"
          />
        )}
      </Group>
      {isPublic && (
        <Text ref={shown} size="xs" c="dimmed">
          {url}
        </Text>
      )}
      <Reasons reasons={reasonsOmitted(left)} kinds={kinds} />
    </section>
  );
}

function Reasons({ reasons, kinds }: { readonly reasons: readonly FeedReason[]; readonly kinds: readonly KindInfo[] }) {
  return reasons.map(({ words, notices }) => (
    <details key={words}>
      <Text component="summary" size="sm">
        {words}
      </Text>
      <List size="sm" ml="lg">
        {notices.map(({ file, path, title }) => {
          const kind = kindOfFile(kinds, file);
          return kind ? (
            <List.Item key={file}>
              <Anchor component={Link} to={issueAddress(kind, { file, path })}>
                {title}
              </Anchor>
              {path.length > 0 && `, поле «${placeWords(kind, { file, path, message: '' })}»`}
            </List.Item>
          ) : null;
        })}
      </List>
    </details>
  ));
}
