import { Stack, Text } from '@mantine/core';
import { whenWords } from '../../../../model/format/when-words.ts';
import type { LeadSheet } from '../../../contract/leads.ts';
import styles from '../leads.module.css';
import { Fact } from './fact.tsx';

type LeadConsentRecordsProps = { readonly sheet: LeadSheet; readonly now: Date };

export function LeadConsentRecords({
  sheet: { card, proofs, marks, allowsMarketing, lastContactAt, deliveries, channels, clock },
  now,
}: LeadConsentRecordsProps) {
  const when = (moment: string) => whenWords(new Date(moment), now, clock.utcOffsetHours);
  return (
    <details>
      <summary>Согласия и источник</summary>
      <Stack gap="sm" pt="sm">
        {proofs.map((proof) => (
          <dl key={proof.document} className={styles.facts}>
            <Fact label="Согласие">«{proof.label}»</Fact>
            <Fact label="Документ">
              {proof.document}, редакция {proof.version}
            </Fact>
            <Fact label="Получено">
              {when(proof.receivedAt)}
              {proof.givenAt !== null && `; на устройстве ${when(proof.givenAt)}`}
            </Fact>
            <Fact label="Адрес">{proof.ip}</Fact>
            <Fact label="Браузер">{proof.userAgent || 'не назван'}</Fact>
            <Fact label="Отпечаток текста">{proof.sha256}</Fact>
          </dl>
        ))}
        <dl className={styles.facts}>
          <Fact label="Реклама">{allowsMarketing ? 'согласен получать' : 'не согласен'}</Fact>
          <Fact label="Последний разговор">{when(lastContactAt)}</Fact>
          <Fact label="Доставка">{deliveries.length + channels.length === 0 && 'каналы не настроены'}</Fact>
          {marks.map(({ name, value }) => (
            <Fact key={name} label={name}>
              {value}
            </Fact>
          ))}
        </dl>
        {proofs.length === 0 && (
          <Text size="sm">
            {card.kind === 'call' ? 'Заявку записал сотрудник: согласия на сайте не было.' : 'Согласия закончились.'}
          </Text>
        )}
      </Stack>
    </details>
  );
}
