import { Anchor, Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { SitePage, SiteSection } from '../../contract/site-map.ts';
import styles from './site-map.module.css';

/** A section of hundreds of works shows its first pages until asked for all. */
const SHOWN = 18;

type Props = { readonly section: SiteSection; readonly siteUrl: string };

export function SitePages({ section: { title, pages }, siteUrl }: Props) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const shown = isWhole ? pages : pages.slice(0, SHOWN);
  return (
    <Stack gap="sm" component="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}{' '}
        <Text span c="dimmed">
          {pages.length}
        </Text>
      </Title>
      <ul className={styles.pages}>
        {shown.map((page) => (
          <Page key={page.path} page={page} siteUrl={siteUrl} />
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

function Page({ page: { path, name, card, edit }, siteUrl }: { readonly page: SitePage; readonly siteUrl: string }) {
  return (
    <li className={styles.page}>
      <Link to={edit} className={styles.link}>
        {card === null ? (
          <span className={styles.noCard} />
        ) : (
          <img className={styles.card} src={card} alt="" width={1200} height={630} loading="lazy" decoding="async" />
        )}
        <Text span size="sm">
          {name}
        </Text>
      </Link>
      <Anchor size="xs" href={siteUrl + path} target="_blank" rel="noreferrer" className={styles.path}>
        {path}
        <VisuallyHidden>: открыть на сайте</VisuallyHidden>
      </Anchor>
    </li>
  );
}
