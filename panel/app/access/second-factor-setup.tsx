import { Anchor, Button, Code, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { SecondFactorSetup } from '../../contract/access.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';

type Props = { readonly setup: SecondFactorSetup; readonly onDone: () => Promise<void> };

/** Pairs an authenticator; the second factor is enabled only after a correct code. */
export function SecondFactorSetupForm({ setup, onDone }: Props) {
  const [code, setCode] = useState('');
  const secret = new URL(setup.uri).searchParams.get('secret') ?? '';
  const confirm = useMutation({
    mutationFn: () => request('POST', '/api/account/second-factor/confirm', { code }),
    onSuccess: onDone,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      <Stack gap="sm">
        <List type="ordered" size="sm">
          <List.Item>Откройте на телефоне приложение с кодами: «Яндекс Ключ» или любое другое.</List.Item>
          <List.Item>Добавьте в нём новый вход и наведите камеру на картинку.</List.Item>
          <List.Item>Введите шесть цифр, которые покажет приложение.</List.Item>
        </List>
        <QRCodeSVG value={setup.uri} size={200} marginSize={4} title="Картинка для приложения с кодами" role="img" />
        <Anchor href={setup.uri} size="sm">
          Панель открыта на этом же телефоне? Открыть приложение
        </Anchor>
        <Text size="sm">
          Камеры нет? Введите в приложение ключ: <Code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        </Text>
        <TextInput
          label="Шесть цифр из приложения"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ErrorAlert error={confirm.error} />
        <div>
          <Button type="submit" loading={confirm.isPending}>
            Включить второй шаг
          </Button>
        </div>
      </Stack>
    </form>
  );
}
