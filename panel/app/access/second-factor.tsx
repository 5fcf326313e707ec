import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorSetup } from '../../contract/access.ts';
import { request } from '../lib/request.ts';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordConfirmation } from './password-confirmation.tsx';
import { SecondFactorSetupForm } from './second-factor-setup.tsx';

type PendingAction = 'on' | 'off' | 'codes';
const BUTTONS: Readonly<Record<PendingAction, string>> = {
  on: 'Продолжить',
  off: 'Выключить',
  codes: 'Показать новые коды',
};

type Props = {
  readonly isOn: boolean;
  /** Called when new backup codes are saved, the last step of the set-up. */
  readonly onReady?: () => void;
};

export function SecondFactor({ isOn, onReady = () => {} }: Props) {
  const [pendingAction, setWish] = useState<PendingAction | null>(null);
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });
  const finish = () => {
    setCodes(null);
    onReady();
  };
  const fulfil = async (password: string) => {
    if (pendingAction === 'on')
      setSetup(await request<SecondFactorSetup>('POST', '/api/account/second-factor', { password }));
    if (pendingAction === 'off') {
      await request('POST', '/api/account/second-factor/off', { password });
      // Where a second factor is required, the session now demands a new set-up.
      await queries.invalidateQueries({ queryKey: ['session'] });
    }
    if (pendingAction === 'codes') {
      const answer = await request<Pick<SecondFactorSetup, 'backupCodes'>>('POST', '/api/account/backup-codes', {
        password,
      });
      setCodes(answer.backupCodes);
    }
    setWish(null);
    await refresh();
  };
  return (
    <Stack gap="sm">
      <div>
        <Badge color={isOn ? 'green' : 'gray'}>{isOn ? 'включён' : 'выключен'}</Badge>
      </div>
      <Text size="sm">
        После пароля панель спросит шесть цифр из приложения на вашем телефоне. Подобранный или подсмотренный пароль
        тогда не поможет никому.
      </Text>
      {codes && <BackupCodes codes={codes} onDone={finish} />}
      {setup && !isOn && (
        <SecondFactorSetupForm
          setup={setup}
          onDone={async () => {
            setCodes(setup.backupCodes);
            setSetup(null);
            await refresh();
          }}
        />
      )}
      {pendingAction === null && setup === null && codes === null && (
        <Group>
          {!isOn && (
            <Button variant="default" onClick={() => setWish('on')}>
              Включить
            </Button>
          )}
          {isOn && (
            <>
              <Button variant="default" onClick={() => setWish('codes')}>
                Новые запасные коды
              </Button>
              <Button variant="default" onClick={() => setWish('off')}>
                Выключить
              </Button>
            </>
          )}
        </Group>
      )}
      {pendingAction && (
        <PasswordConfirmation button={BUTTONS[pendingAction]} onProof={fulfil} onCancel={() => setWish(null)} />
      )}
    </Stack>
  );
}
