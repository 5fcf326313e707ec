import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../model/format/plural.ts';
import type { Encoding } from '../../contract/media.ts';
import { get } from '../lib/request.ts';

export const ENCODING_KEY = ['photos', 'encoding'];
const POLL_INTERVAL_MS = 1500;

export function EncodingNote() {
  const { data } = useQuery({
    queryKey: ENCODING_KEY,
    queryFn: () => get<Encoding>('/api/photos/encoding'),
    refetchInterval: ({ state }) => ((state.data?.waiting.length ?? 0) > 0 ? POLL_INTERVAL_MS : false),
  });
  const count = data?.waiting.length ?? 0;
  return (
    <Text size="sm" c="dimmed" role="status">
      {count > 0 ? (
        <>
          <Loader size="xs" mr={6} aria-hidden /> Готовим размеры для сайта: осталось {counted(count, WORDS)}. Можно
          работать дальше.
        </>
      ) : null}
    </Text>
  );
}

const WORDS = ['снимок', 'снимка', 'снимков'] as const;
