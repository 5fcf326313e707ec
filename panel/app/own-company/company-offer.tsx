import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LINE_CARD } from '../lib/card.ts';
import { ownCompanyQuery } from './own-company-query.ts';

/** Offers the set-up while the site shows the demo. */
export function CompanyOffer() {
  const company = useQuery(ownCompanyQuery()).data;
  if (!company?.isDemo) return null;
  const { isBegun, steps } = company;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Paper withBorder {...LINE_CARD} component="section" aria-label="Сайт своей компании">
      <Group justify="space-between" gap="md">
        <Stack gap={2} flex="1 1 260px">
          <Text fw={500}>На сайте показательная компания</Text>
          <Text size="sm" c="dimmed">
            {isBegun
              ? `Поисковикам сайт закрыт. Настройка своей начата: готово ${done} из ${steps.length} шагов.`
              : `Поисковикам сайт закрыт. Замените её своей: ${steps.length} коротких шагов, рядом виден сам сайт.`}
          </Text>
        </Stack>
        <Button component={Link} to="/own-company" variant="default">
          {isBegun ? 'Продолжить настройку' : 'Сделать сайт своей компании'}
        </Button>
      </Group>
    </Paper>
  );
}
