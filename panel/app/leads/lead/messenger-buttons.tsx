import { Button, type ButtonProps } from '@mantine/core';
import type { LeadCard } from '../../../contract/leads.ts';
import { isCallFirst } from './lead-steps.ts';
import { messengerLinks } from './messenger-links.ts';

type Props = Pick<ButtonProps, 'px'> & {
  readonly lead: Pick<LeadCard, 'phone' | 'contactBy' | 'stage'>;
  /** Opens the chats with this text, not yet sent. */
  readonly text?: string;
};

/** Chats with the person; the messenger that the lead asks for stands out until the first conversation, unless a text is given. */
export function MessengerButtons({ lead: { phone, contactBy, stage }, text, ...looks }: Props) {
  return messengerLinks(phone, contactBy, text).map(({ name, url, isAsked }) => (
    <Button
      key={name}
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      variant={isAsked && text === undefined && isCallFirst(stage) ? 'filled' : 'default'}
      {...(text !== undefined && { 'aria-label': `Отправить: ${name}` })}
      {...looks}
    >
      {name}
    </Button>
  ));
}
