import { Alert, Anchor, Button, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatPhone } from '../../../../model/format/phone.ts';
import { counted } from '../../../../model/format/plural.ts';
import type { ErasurePreview, ErasureReport } from '../../../contract/leads.ts';
import { DialogButtons } from '../../lib/dialog-buttons.tsx';
import { request } from '../../lib/request.ts';
import { LEADS } from '../lead-queries.ts';

const FORMS = {
  leads: ['заявка', 'заявки', 'заявок'],
  consents: ['согласие', 'согласия', 'согласий'],
  messages: ['отправка', 'отправки', 'отправок'],
} as const;

/** Erases a person's data in two steps: a preview, then a confirmation of exactly the previewed leads. */
export function ErasePage() {
  const queries = useQueryClient();
  const [phone, setPhone] = useState('');
  const look = useMutation({
    mutationFn: () => request<ErasurePreview>('POST', '/api/leads/erasure/preview', { phone }),
  });
  const erase = useMutation({
    mutationFn: ({ phone: seen, numbers }: ErasurePreview) =>
      request<ErasureReport>('POST', '/api/leads/erasure', { phone: seen, numbers }),
    onSuccess: () => queries.invalidateQueries({ queryKey: LEADS }),
  });
  return (
    <Stack maw={560}>
      <title>Удалить данные человека</title>
      <Anchor component={Link} to="/leads" py={8}>
        ← Все заявки
      </Anchor>
      <Title order={1} size="h2">
        Удалить данные человека
      </Title>
      <Text>
        Когда человек просит удалить его данные: уйдут все его заявки, заметки и отправки. Останется запись о том, что
        согласие было, без имени и телефона.
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          erase.reset();
          look.mutate();
        }}
      >
        <Stack align="start">
          <TextInput
            label="Телефон"
            type="tel"
            inputMode="tel"
            w="100%"
            value={phone}
            error={look.error?.message}
            onChange={({ currentTarget }) => {
              setPhone(currentTarget.value);
              look.reset();
            }}
          />
          <Button type="submit" variant="default" loading={look.isPending}>
            Проверить, что хранится
          </Button>
        </Stack>
      </form>
      {erase.data ? (
        <Report report={erase.data} />
      ) : (
        look.data && <Preview preview={look.data} erase={erase} onCancel={() => look.reset()} />
      )}
    </Stack>
  );
}

type PreviewProps = {
  readonly preview: ErasurePreview;
  readonly erase: { mutate(preview: ErasurePreview): void; readonly isPending: boolean; readonly error: Error | null };
  readonly onCancel: () => void;
};

function Preview({ preview, erase, onCancel }: PreviewProps) {
  const { phone, numbers, before } = preview;
  if (numbers.length === 0) {
    return (
      <Alert color="gray">
        По телефону {formatPhone(phone)} ничего не хранится.
        {before.length > 0 && ` Данные уже удаляли по просьбе: ${counted(before.length, ['раз', 'раза', 'раз'])}.`}
      </Alert>
    );
  }
  return (
    <Alert color="red" title={`${formatPhone(phone)}: ${counted(numbers.length, FORMS.leads)}`}>
      <Stack gap="xs">
        <Text>№ {numbers.join(', ')}. Вернуть их будет нельзя.</Text>
        {erase.error && <Text c="red">{erase.error.message}</Text>}
        <DialogButtons onCancel={onCancel}>
          <Button color="red" loading={erase.isPending} onClick={() => erase.mutate(preview)}>
            Удалить безвозвратно
          </Button>
        </DialogButtons>
      </Stack>
    </Alert>
  );
}

function Report({ report: { leads, consents, messages, isPurged, copies } }: { report: ErasureReport }) {
  const parts = [counted(leads, FORMS.leads), counted(consents, FORMS.consents), counted(messages, FORMS.messages)];
  return (
    <Alert color="green" title="Удалено" role="status">
      <Stack gap="xs">
        <Text>{parts.join(', ')}. В журнале — запись без имени и телефона.</Text>
        {!isPurged && (
          <Text>
            В рабочих файлах базы удалённое ещё осталось: их держит другая программа. Передайте это тому, кто ведёт
            сервер: что делать, написано в docs/ru/backup.md.
          </Text>
        )}
        {copies.length > 0 && (
          <>
            <Text>Копии ушли в другие системы. Удалите их там:</Text>
            <List>
              {copies.map(({ number, channel, remoteId }) => (
                <List.Item key={`${number} ${channel}`}>
                  № {number} — {channel}
                  {remoteId !== null && `, там под номером ${remoteId}`}
                </List.Item>
              ))}
            </List>
          </>
        )}
        <Text>Старые резервные копии базы сотрите или дождитесь, пока они сменятся: не дольше 30 дней.</Text>
      </Stack>
    </Alert>
  );
}
