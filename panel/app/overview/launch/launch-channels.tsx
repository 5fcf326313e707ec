import { Button, Group, Text } from '@mantine/core';
import type { LaunchChannel } from '../../../contract/launch.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import classes from './launch.module.css';

type Props = {
  readonly channels: readonly LaunchChannel[];
  /** Body of the request under way; `undefined` when none is. */
  readonly running: { readonly channel?: string | null } | undefined;
  readonly error: Error | null;
  /** @param channel `null` for all channels */
  readonly onTest: (channel: string | null) => void;
};

/** A test message through each channel, with its outcome. */
export function LaunchChannels({ channels, running, error, onTest }: Props) {
  const momentWords = useMomentWords();
  const isRunning = (channel: string | null) => running !== undefined && running.channel === channel;
  return (
    <>
      <ul className={classes.channels} aria-label="Проверочное сообщение">
        {channels.map(({ channel, title, test }) => (
          <li key={channel}>
            <Group gap="xs" justify="space-between">
              <Text size="sm" flex="1 1 220px">
                {title}: {test === null ? 'ещё не проверяли.' : test.words}{' '}
                {test && (
                  <Text span size="xs" c="dimmed">
                    {test.who}, {momentWords(test.at)}
                  </Text>
                )}
              </Text>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Проверить: ${title}`}
                disabled={running !== undefined && !isRunning(channel)}
                loading={isRunning(channel)}
                onClick={() => onTest(channel)}
              >
                Проверить
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <ErrorAlert error={error} />
      <Text size="sm" c="dimmed" className={classes.words}>
        Придёт «Проверка связи, это не заявка»: посмотрите, не попала ли она в спам. В заявки панели она не попадает.{' '}
        {channels.map(({ testTrace }) => testTrace).join(' ')}
      </Text>
      {channels.length > 1 && (
        <Button
          mt={6}
          size="compact-sm"
          variant="default"
          disabled={running !== undefined && !isRunning(null)}
          loading={isRunning(null)}
          onClick={() => onTest(null)}
        >
          Проверить все
        </Button>
      )}
    </>
  );
}
