import { Button, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';

export function Choice({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <Stack gap="lg" maw={860}>
      <Title order={2} size="h3">
        Показательный сайт или своя компания?
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Card withBorder padding="lg">
          <Stack gap="md" justify="space-between" h="100%">
            <Stack gap="xs">
              <Title order={3} size="h4">
                Сайт своей компании
              </Title>
              <Text>
                Восемь коротких шагов: название, город, связь, реквизиты, цвета, цены, предложения, документы. Рядом
                виден сам сайт.
              </Text>
              <Text size="sm" c="dimmed">
                Ответы сохраняются сразу: можно прерваться и продолжить с другого устройства. До конца настройки на
                сайте ничего не меняется.
              </Text>
            </Stack>
            <Button onClick={onBegin}>Сделать сайт своей компании</Button>
          </Stack>
        </Card>
        <Card withBorder padding="lg">
          <Stack gap="md" justify="space-between" h="100%">
            <Stack gap="xs">
              <Title order={3} size="h4">
                Показательный сайт
              </Title>
              <Text>Выдуманная компания со всеми разделами: удобно посмотреть, как что устроено.</Text>
              <Text size="sm" c="dimmed">
                К настройке можно вернуться в любой день: она в меню, «Своя компания».
              </Text>
            </Stack>
            <Button component={Link} to="/overview" variant="default">
              Оставить показательный сайт
            </Button>
          </Stack>
        </Card>
      </SimpleGrid>
    </Stack>
  );
}
