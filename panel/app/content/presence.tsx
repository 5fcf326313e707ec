import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { request } from '../lib/request.ts';

const EVERY_MS = 15_000;

export function Presence({ file }: { readonly file: string }) {
  const { data } = useQuery({
    queryKey: ['presence', file],
    queryFn: () => request<{ others: string[] }>('POST', '/api/presence', { file }),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
  if (!data || data.others.length === 0) return null;
  return (
    <Text size="sm" c="orange" role="status">
      Здесь сейчас и {data.others.join(', ')}. Правки разных полей соединятся, об остальных спросим того, кто сохранит
      вторым.
    </Text>
  );
}
