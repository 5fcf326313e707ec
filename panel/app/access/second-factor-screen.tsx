import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { request } from '../lib/request.ts';
import { SecondFactor } from './second-factor.tsx';
import { SignedOutLayout } from './signed-out-layout.tsx';

/** Shown in place of the panel until a required second factor is set up. */
export function SecondFactorScreen({ onReady }: { readonly onReady: () => void }) {
  const leave = useMutation({
    mutationFn: () => request('POST', '/api/auth/sign-out', {}),
    onSettled: () => window.location.assign('/'),
  });
  return (
    <SignedOutLayout title="Включите второй шаг входа">
      <Text size="sm">
        В панели данные клиентов и весь сайт, поэтому одного пароля мало. Второй шаг включают один раз: нужен телефон и
        три минуты. После этого панель откроется.
      </Text>
      <SecondFactor isOn={false} onReady={onReady} />
      <Button variant="subtle" onClick={() => leave.mutate()} loading={leave.isPending}>
        Выйти
      </Button>
    </SignedOutLayout>
  );
}
