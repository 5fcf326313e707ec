import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { formatPhone } from '../../../../model/format/phone.ts';
import type { LeadSheet } from '../../../contract/leads.ts';
import { CopyText } from '../../lib/copy-text.tsx';
import { wishWords } from '../list/wish-words.ts';
import { CallLink } from './call-link.tsx';
import styles from './lead-page.module.css';
import { MessengerButtons } from './messenger-buttons.tsx';
import { findByPhone } from './messenger-links.ts';
import { WriteMessage } from './write-message.tsx';

export function ContactButtons({ sheet: { card, messages } }: { readonly sheet: LeadSheet }) {
  const { phone, contactBy } = card;
  const shown = useRef<HTMLParagraphElement>(null);
  const [isWriting, { toggle }] = useDisclosure();
  const [first, ...others] = messages;
  const search = findByPhone(contactBy);
  const asked = wishWords(card);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text ref={shown} fw={500} size="xl">
          {formatPhone(phone)}
        </Text>
        <CopyText text={phone} label="Копировать" shown={shown} size="compact-sm" variant="default" />
      </Group>
      {asked && <Text fw={500}>Просит: {asked}</Text>}
      {search && <Text size="sm">{search}</Text>}
      <div className={styles.contacts}>
        <CallLink card={card} px={8} />
        <MessengerButtons lead={card} px={8} />
        {first && (
          <Button variant="default" px={8} onClick={toggle} aria-expanded={isWriting}>
            Написать
          </Button>
        )}
      </div>
      {first && isWriting && <WriteMessage card={card} messages={[first, ...others]} />}
    </Stack>
  );
}
