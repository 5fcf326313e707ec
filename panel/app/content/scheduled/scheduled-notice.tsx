import { Alert, Box, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../lib/use-may.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { schedulesQuery } from '../queries.ts';
import { CancelButton } from './cancel-button.tsx';
import { changeWords } from './change-words.ts';

type Props = { readonly file: string; readonly onCancelled: () => void };

/** Says above the form what will change by itself, since the form shows the present. */
export function ScheduledNotice({ file, onCancelled }: Props) {
  const momentWords = useMomentWords();
  const schedules = useQuery(schedulesQuery());
  const mayPublish = useMay('publish');
  return schedules.data
    ?.filter((scheduled) => scheduled.file === file && scheduled.state === 'waiting')
    .map((scheduled) => (
      <Alert key={scheduled.id} color="blue" p="sm" title={`${momentWords(scheduled.at)} изменится само`}>
        <Group justify="space-between">
          <Box>
            {changeWords(scheduled.changes)}
            {scheduled.until !== null && `, до: ${momentWords(scheduled.until)}`}
          </Box>
          {mayPublish && <CancelButton scheduled={scheduled} onDone={onCancelled} />}
        </Group>
      </Alert>
    ));
}
