import { Anchor, Button, Card, SimpleGrid, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { KindName } from '../../../model/kinds/kinds.ts';
import type { HistoryItem } from '../../contract/content.ts';
import { entryAddress, kindAddress } from '../../contract/entry-address.ts';
import { kindOfFile } from '../content/issue-words.ts';
import { useKinds } from '../content/use-kinds.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { momentWords } from '../lib/moment-words.ts';
import { get } from '../lib/request.ts';
import { useBrand } from '../look/use-brand.ts';

const FREQUENT_TASKS: readonly { readonly title: string; readonly words: string; readonly kind: KindName }[] = [
  { title: 'Показать готовую работу', words: 'Снимки, сроки, смета и итог', kind: 'works' },
  { title: 'Обновить квартиру', words: 'Цена, бронь, продажа', kind: 'flats' },
  { title: 'Поправить цену', words: 'Пакеты; цена в текстах обновится сама', kind: 'packages' },
  { title: 'Запланировать акцию', words: 'Начнётся и закончится сама', kind: 'promotions' },
  { title: 'Написать статью', words: 'С картинками и таблицами', kind: 'articles' },
  { title: 'Телефон, адрес, часы', words: 'Одна запись на весь сайт', kind: 'company' },
];

export function EditorsStart() {
  const { name } = useBrand();
  const kinds = useKinds().data ?? [];
  const recent = useQuery({ queryKey: ['history'], queryFn: () => get<HistoryItem[]>('/api/history/recent') });
  return (
    <Stack gap="xl" maw={980}>
      <title>{name}</title>
      <Title order={1} size="h2">
        Что сделать сегодня?
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {FREQUENT_TASKS.map(({ title, words, kind }) => (
          <Card key={kind} withBorder>
            <Stack gap="xs" justify="space-between" h="100%">
              <div>
                <Text fw={500}>{title}</Text>
                <Text size="sm" c="dimmed">
                  {words}
                </Text>
              </div>
              <Button component={Link} to={kindAddress(kind)} variant="default">
                Открыть<VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
      <Stack gap="xs">
        <Title order={2} size="h4">
          Недавние правки
        </Title>
        <ErrorAlert error={recent.error} />
        {recent.data?.length === 0 && (
          <EmptyState words="Пока никто ничего не менял. Здесь будут последние правки: что изменили, кто и когда.">
            <Button component={Link} to={kindAddress('works')} variant="default">
              Открыть работы
            </Button>
          </EmptyState>
        )}
        {recent.data?.slice(0, 12).map((item) => {
          const kind = kindOfFile(kinds, item.file);
          return (
            <Text key={item.id} size="sm">
              {kind ? (
                <Anchor component={Link} to={entryAddress(kind, item.file)}>
                  {kind.titleOne}: {item.file}
                </Anchor>
              ) : (
                item.file
              )}
              {`, ${item.who}, ${momentWords(item.at)}`}
            </Text>
          );
        })}
      </Stack>
    </Stack>
  );
}
