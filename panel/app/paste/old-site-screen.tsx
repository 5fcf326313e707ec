import { List, Paper, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { counted } from '../../../model/format/plural.ts';
import { readOldPages } from '../../../model/pasted/old-pages.ts';
import type { SitePages } from '../../contract/moved-pages.ts';
import { LINE_CARD } from '../lib/card.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { redirectsIn, sortPages } from './old-rows.ts';
import { ADDRESSES, OldSiteRows } from './old-site-rows.tsx';
import { PasteBox } from './paste-box.tsx';
import { PasteScreen } from './paste-screen.tsx';
import { startOf } from './store-drafts.ts';

/** Addresses of an old site become redirects to the pages of this one. */
export function OldSiteScreen() {
  const reading = useMutation({
    async mutationFn(text: string) {
      const { pages: old, unread, sitemaps } = readOldPages(text);
      const [{ pages }, { facts }] = await Promise.all([
        get<SitePages>('/api/site-pages'),
        startOf('redirects', 'redirects.yaml'),
      ]);
      return { all: old.length, ...sortPages(old, pages, redirectsIn(facts)), pages, unread, sitemaps };
    },
  });
  return (
    <PasteScreen
      title="Адреса старого сайта"
      hint="Ссылки на прежний сайт будут открывать страницы нового. Подберём их по адресам и заголовкам, вы проверите."
      back={['redirects']}
    >
      <PasteBox
        label="Карта сайта или список адресов"
        hint="Вставьте sitemap.xml, выгрузку WordPress, таблицу с адресами и заголовками (CSV из Тильды, Битрикса) или адреса по одному в строке"
        isLoading={reading.isPending}
        accept=".xml,.csv,.txt,.tsv"
        outcome={reading.data ? `Понято: ${counted(reading.data.all, ADDRESSES)}.` : ''}
        onRead={reading.mutate}
      />
      <ErrorAlert error={reading.error} />
      {reading.data && reading.data.sitemaps.length > 0 && <SitemapIndex sitemaps={reading.data.sitemaps} />}
      {reading.data && <OldSiteRows key={reading.submittedAt} {...reading.data} />}
    </PasteScreen>
  );
}

function SitemapIndex({ sitemaps }: { readonly sitemaps: readonly string[] }) {
  return (
    <Paper withBorder {...LINE_CARD}>
      <Title order={2} size="h5">
        Это список карт, а не сама карта
      </Title>
      <Text size="sm">Откройте эти адреса в браузере и вставьте то, что в них, по очереди:</Text>
      <List size="sm" mt="xs">
        {sitemaps.map((address) => (
          <List.Item key={address} style={{ overflowWrap: 'anywhere' }}>
            {address}
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}
