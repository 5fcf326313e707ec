import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import { typograph } from '../../../model/format/typograph.ts';
import type { PageVisits } from '../../contract/lists.ts';
import type { SitePage, SiteSection } from '../../contract/site-map.ts';
import { visitWords } from '../content/visit-words.ts';
import styles from './site-map.module.css';

/** A section of hundreds of works shows its first pages until asked for all. */
const SHOWN = 18;

type Props = {
  /** Target of the link in the contents. */
  readonly id: string;
  readonly section: SiteSection;
  readonly siteUrl: string;
  /** `undefined` until the visits are known. */
  readonly visits: PageVisits | undefined;
};

export function SitePages({ id, section: { title, pages }, siteUrl, visits }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? pages : pages.slice(0, SHOWN);
  return (
    <Stack gap="sm" component="section" className={styles.section} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}{' '}
        <Text span c="dimmed">
          {pages.length}
        </Text>
      </Title>
      <ul className={styles.pages}>
        {shown.map((page) => (
          <Page key={page.path} page={page} siteUrl={siteUrl} visits={visits} />
        ))}
      </ul>
      {shown.length < pages.length && (
        <div>
          <Button variant="default" onClick={() => setWhole(true)}>
            Показать все: {pages.length}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const AWAITED = Array.from({ length: SHOWN }, (_, at) => at);

/** The first section before its pages are known: the same rows, so that nothing moves. */
export function AwaitedPages() {
  return (
    <Stack gap="sm" className={styles.section} role="status" aria-label="Собираем страницы">
      <Title order={2} size="h3" aria-hidden className={styles.awaited ?? ''}>
        &nbsp;
      </Title>
      <div className={styles.pages} aria-hidden>
        {AWAITED.map((at) => (
          <div key={at} className={styles.page}>
            <div className={styles.picture} />
            <Text span size="sm" className={styles.awaited ?? ''}>
              &nbsp;
            </Text>
            <Text span size="xs" className={styles.awaited ?? ''}>
              &nbsp;
            </Text>
          </div>
        ))}
      </div>
    </Stack>
  );
}

type PageProps = Pick<Props, 'siteUrl' | 'visits'> & { readonly page: SitePage };

function Page({ page: { path, name, picture, edit }, siteUrl, visits }: PageProps) {
  const isVisited = (visits?.views?.[path] ?? 0) > 0 || visits?.leads?.[path] !== undefined;
  const seen = visits && isVisited && visitWords(visits, path);
  return (
    <li className={styles.page}>
      <Picture src={picture} name={name} />
      <Link to={edit} className={styles.link}>
        <Text span size="sm">
          {typograph(name)}
        </Text>
      </Link>
      <Anchor
        size="xs"
        c="dimmed"
        underline="hover"
        href={siteUrl + path}
        target="_blank"
        rel="noreferrer"
        className={styles.path}
        aria-label={`${path}: открыть на сайте`}
      >
        <span>{path}</span> ↗
      </Anchor>
      {seen && (
        <Text size="xs" c="dimmed">
          {seen}
        </Text>
      )}
    </li>
  );
}

/** A page of the site in small, while it is in view: browsers start lazy frames early and keep them all in memory. */
function Picture({ src, name }: { readonly src: string; readonly name: string }) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '150px 0px' });
  return (
    <div ref={ref} className={styles.picture} inert>
      {entry?.isIntersecting && <iframe src={src} title={`Картинка страницы: ${name}`} sandbox="allow-same-origin" />}
    </div>
  );
}
