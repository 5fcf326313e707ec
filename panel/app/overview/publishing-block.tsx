import { Alert, List, Text } from '@mantine/core';
import { whenWords } from '../../../model/format/when-words.ts';
import type { CompanyClock } from '../../contract/leads.ts';
import type { PublishingHealth } from '../../contract/overview.ts';
import { Block } from '../lib/block.tsx';
import { LineBlock } from '../lib/line-block.tsx';

type PublishingBlockProps = {
  readonly publishing: PublishingHealth;
  /** Number of drafts that wait. */
  readonly drafts: number;
  readonly now: string;
  readonly clock: CompanyClock;
};

export function PublishingBlock({ publishing, drafts, now, clock }: PublishingBlockProps) {
  const { liveSince, pinnedSince, isRefused, since, problems } = publishing;
  const when = (moment: string) => whenWords(new Date(moment), new Date(now), clock.utcOffsetHours);
  if (liveSince !== null && pinnedSince === null && !isRefused) {
    const waiting = drafts > 0 ? `; черновиков: ${drafts}` : '';
    return (
      <LineBlock title="На сайте">
        Всё опубликованное видно на сайте{waiting}. Последняя публикация: {when(liveSince)}.
      </LineBlock>
    );
  }
  return (
    <Block title="На сайте">
      <Text>{liveSince === null ? 'Сайт ещё не опубликован.' : `Последняя публикация: ${when(liveSince)}.`}</Text>
      {pinnedSince !== null && (
        <Alert color="orange" title={`На сайте прежний выпуск, его закрепили ${when(pinnedSince)}`}>
          Правки сохраняются и проверяются, но посетители их не видят.
        </Alert>
      )}
      {isRefused && (
        <Alert color="red" title={`Не опубликовано${since === null ? '' : `, первая неудача: ${when(since)}`}`}>
          <List size="sm">
            {problems.map(({ file, message }) => (
              <List.Item key={`${file} ${message}`}>
                {file !== '' && <b>{file}: </b>}
                {message}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Block>
  );
}
