import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EntryLink } from '../content/entry-link.tsx';
import { recentQuery } from '../content/queries.ts';
import { CHANGE_WORDS } from '../content/status-words.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { TitledSection } from '../lib/titled-section.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';
import styles from './site-map.module.css';

const TITLE = 'Недавние правки';
/** Placeholders, as many as the server returns changes. */
const AWAITED = Array.from({ length: 6 }, (_, at) => at);

export function RecentChanges() {
  const momentWords = useMomentWords();
  const recent = useQuery(recentQuery());
  if (recent.data?.length === 0) return <TitledSection title={TITLE}>Пока никто ничего не менял.</TitledSection>;
  return (
    <TitledSection title={TITLE}>
      <ErrorAlert error={recent.error} />
      <List listStyleType="none" spacing={4} size="sm">
        {recent.isPending &&
          AWAITED.map((at) => (
            <List.Item key={at} aria-hidden className={styles.awaited ?? ''}>
              &nbsp;
            </List.Item>
          ))}
        {recent.data?.map(({ id, file, title, what, who, at }) => (
          <List.Item key={id}>
            {what === 'deleted' ? title : <EntryLink file={file} title={title} />}
            <Text span inherit c="dimmed">
              : {CHANGE_WORDS[what]}, {who}, {momentWords(at)}
            </Text>
          </List.Item>
        ))}
      </List>
    </TitledSection>
  );
}
