import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { formatPhone } from '../../../../model/format/phone.ts';
import { contactTask } from '../../../../model/lead/contact-ways.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { findByPhone, messengerLinks } from './messenger-links.ts';

export function ContactButtons({ card: { phone, contactBy, callTime } }: { card: LeadCard }) {
  const search = findByPhone(contactBy);
  const asked = [contactBy === 'call' ? '' : contactTask(contactBy), callTime].filter(Boolean).join(', ');
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text fw={500} size="xl">
          {formatPhone(phone)}
        </Text>
        <CopyButton value={phone}>
          {({ copied, copy }) => (
            <Button size="compact-md" variant="default" onClick={copy}>
              {copied ? 'Скопирован' : 'Копировать'}
            </Button>
          )}
        </CopyButton>
      </Group>
      {asked && <Text fw={500}>Просит: {asked}</Text>}
      {search && <Text size="sm">{search}</Text>}
      <Group gap="xs">
        <Button
          component="a"
          href={`tel:${phone}`}
          size="md"
          px="sm"
          variant={contactBy === 'call' ? 'filled' : 'default'}
        >
          Позвонить
        </Button>
        {messengerLinks(phone, contactBy).map(({ name, url, isAsked }) => (
          <Button
            key={name}
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            size="md"
            px="sm"
            variant={isAsked ? 'filled' : 'default'}
          >
            {name}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
