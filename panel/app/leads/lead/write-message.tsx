import { Anchor, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { READY_MESSAGES } from '../../../contract/entry-address.ts';
import type { LeadCard, ReadyMessage } from '../../../contract/leads.ts';
import { CopyText } from '../../lib/copy-text.tsx';
import { GrowingTextarea } from '../../lib/growing-textarea.tsx';
import { useMay } from '../../lib/use-may.ts';
import { MessengerButtons } from './messenger-buttons.tsx';
import { smsLink } from './messenger-links.ts';

type WriteMessageProps = { readonly card: LeadCard; readonly messages: readonly [ReadyMessage, ...ReadyMessage[]] };

/** A ready text of the company, which may be changed before it goes to a messenger, an SMS or the clipboard. */
export function WriteMessage({ card, messages }: WriteMessageProps) {
  const mayEdit = useMay('content');
  const [text, setText] = useState(messages[0].text);
  const shown = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack gap="xs" component="section" aria-label="Написать">
      {messages.length > 1 && (
        <NativeSelect
          label="Готовое сообщение"
          data={messages.map(({ title }, at) => ({ label: title, value: String(at) }))}
          onChange={({ currentTarget }) => setText(messages[Number(currentTarget.value)]?.text ?? '')}
        />
      )}
      <GrowingTextarea
        ref={shown}
        aria-label="Текст сообщения"
        minRows={3}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="xs">
        <MessengerButtons lead={card} text={text} />
        <Button component="a" href={smsLink(card.phone, text)} variant="default">
          СМС
        </Button>
        <CopyText text={text} label="Скопировать текст" shown={shown} variant="default" />
      </Group>
      <Text size="sm" c="dimmed">
        В MAX и ВКонтакте найдите человека по номеру и вставьте скопированное.
        {mayEdit && (
          <>
            {' '}
            <Anchor component={Link} to={READY_MESSAGES} inherit>
              Изменить готовые сообщения
            </Anchor>
          </>
        )}
      </Text>
    </Stack>
  );
}
