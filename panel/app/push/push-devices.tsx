import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { PushDevice, PushTrial } from '../../contract/push.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { thisDeviceId } from './this-device.ts';

type PushDevicesProps = { readonly devices: readonly PushDevice[]; readonly onChange: () => Promise<void> };

export function PushDevices({ devices, onChange }: PushDevicesProps) {
  return (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} onChange={onChange} />
      ))}
    </Stack>
  );
}

type DeviceRowProps = { readonly device: PushDevice; readonly onChange: () => Promise<void> };

function DeviceRow({ device: { id, device, deliveredAt, isLost }, onChange }: DeviceRowProps) {
  const momentWords = useMomentWords();
  const isThis = id === thisDeviceId();
  const trial = useMutation({
    mutationFn: () => request<PushTrial>('POST', `/api/push/devices/${id}/trial`, {}),
    onSettled: onChange,
  });
  const remove = useMutation({
    mutationFn: () => request('DELETE', `/api/push/devices/${id}`, {}),
    onSettled: onChange,
  });
  return (
    <li>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <div>
            <Group gap="xs">
              <Text fw={500}>{device}</Text>
              {isThis && <Badge color="gray">это устройство</Badge>}
            </Group>
            <Text size="sm" c={isLost ? 'orange' : 'dimmed'}>
              {isLost
                ? 'Не доходят: откройте панель на этом устройстве, она включит их снова'
                : deliveredAt === null
                  ? 'Ещё ничего не отправляли'
                  : `Последнее отправлено: ${momentWords(deliveredAt)}`}
            </Text>
          </div>
          <Group gap="xs">
            <Button variant="default" size="sm" loading={trial.isPending} onClick={() => trial.mutate()}>
              Прислать пробное
            </Button>
            {!isThis && (
              <Button
                variant="default"
                size="sm"
                loading={remove.isPending}
                onClick={() => remove.mutate()}
                aria-label={`Убрать: ${device}`}
              >
                Убрать
              </Button>
            )}
          </Group>
        </Group>
        {trial.data && (
          <Alert role="status" color={trial.data.isTaken ? 'green' : 'orange'}>
            {trial.data.words}
          </Alert>
        )}
        <ErrorAlert error={trial.error ?? remove.error} />
      </Stack>
    </li>
  );
}
