import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CARD } from '../lib/card.ts';

export function Choice({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <Stack gap="lg" maw={760}>
      <Title order={2} size="h3">
        Показательный сайт или своя компания?
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <ChoiceCard
          title="Сайт своей компании"
          text="Восемь коротких шагов: название, город, связь, реквизиты, цвета, цены, предложения, документы. Рядом виден сам сайт."
          note="Ответы сохраняются сразу: можно прерваться и продолжить с другого устройства. До конца настройки на сайте ничего не меняется."
        >
          <Button onClick={onBegin}>Сделать сайт своей компании</Button>
        </ChoiceCard>
        <ChoiceCard
          title="Показательный сайт"
          text="Выдуманная компания со всеми разделами: удобно посмотреть, как что устроено."
          note="К настройке можно вернуться в любой день: она в меню, «Сайт своей компании»."
        >
          <Button component={Link} to="/overview" variant="default">
            Оставить показательный сайт
          </Button>
        </ChoiceCard>
      </SimpleGrid>
    </Stack>
  );
}

type ChoiceCardProps = {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  readonly children: ReactNode;
};

function ChoiceCard({ title, text, note, children }: ChoiceCardProps) {
  return (
    <Paper withBorder {...CARD}>
      <Stack gap="md" justify="space-between" h="100%">
        <Stack gap="xs">
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text>{text}</Text>
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Paper>
  );
}
