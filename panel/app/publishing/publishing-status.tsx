import { Anchor, Badge, Box } from '@mantine/core';
import { Link } from 'react-router';
import { counted } from '../../../model/format/plural.ts';
import type { PublishingReport } from '../../contract/content.ts';
import { useDraftsWaiting } from '../content/use-drafts-waiting.ts';
import { useObserved } from '../lib/observed.ts';
import { lastPublish } from './last-publish.ts';
import { useFollowPublishing, usePublishing } from './use-publishing.ts';

const MISTAKES = ['ошибка', 'ошибки', 'ошибок'] as const;

export function PublishingStatus() {
  useFollowPublishing();
  const report = usePublishing();
  const drafts = useDraftsWaiting();
  const isPublishing = useObserved(lastPublish, (last) => last?.state === 'publishing');
  if (!report) return null;
  const { colour, words } = isPublishing ? PUBLISHING : statusOf(report, drafts);
  return (
    // The status wraps the link, since words inside a status are not part of the link's name.
    <Box role="status" miw={0} {...(colour === 'green' && { visibleFrom: 'sm' })}>
      <Anchor
        component={Link}
        to={colour === 'green' && drafts !== '' ? '/unfinished' : '/publishing'}
        underline="never"
        display="block"
        py={9}
      >
        {/* On phones the name of the company needs the width: a sign of what is wrong, nothing while all is well. */}
        <Badge color={colour} size="lg" style={{ cursor: 'pointer' }}>
          <Box component="span" visibleFrom="sm">
            {words}
          </Box>
          <Box component="span" hiddenFrom="sm" role="img" aria-label={words}>
            {SIGNS[colour]}
          </Box>
        </Badge>
      </Anchor>
    </Box>
  );
}

const SIGNS = { green: '✓', blue: '…', orange: '!', red: '!' } as const;

type Status = { readonly colour: keyof typeof SIGNS; readonly words: string };

const PUBLISHING: Status = { colour: 'blue', words: 'Публикуем…' };

/** What is published is on the site; what waits as a draft is said with it. */
export function statusOf({ server, issues, trouble, pinnedSince }: PublishingReport, drafts: string): Status {
  if (server === null) return { colour: 'orange', words: 'Сайт не отвечает' };
  if (trouble !== null) return { colour: 'red', words: 'Публикация не идёт' };
  if (issues.length > 0) return { colour: 'red', words: `На сайте не всё: ${counted(issues.length, MISTAKES)}` };
  if (pinnedSince !== null) return { colour: 'orange', words: 'Показан прежний выпуск' };
  return { colour: 'green', words: ['Сайт обновлён', drafts].filter(Boolean).join(', ') };
}
