import { Alert, Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { DutyHoursForm } from './duty-hours-form.tsx';
import { PushDevices } from './push-devices.tsx';
import { pushQuery } from './push-query.ts';
import { pushSupport, switchOffPush, switchOnPush, thisDeviceId } from './this-device.ts';

const OBSTACLES = {
  'iphone-needs-install':
    'На айфоне уведомления приходят только в установленную панель. В Сафари нажмите «Поделиться», потом «На экран „Домой“», откройте панель оттуда и включите их здесь.',
  blocked:
    'Уведомления этой панели запрещены в браузере. Разрешите их в настройках сайта (значок слева от адреса) и обновите страницу.',
  no: 'Этот браузер не показывает уведомлений. Откройте панель в Хроме, Яндекс Браузере, Эдже, Файрфоксе или Сафари.',
} as const;

/** Messages about leads while the panel is closed: this device, all devices of the person, and the hours. */
export function PushSection() {
  const queries = useQueryClient();
  const settings = useQuery(pushQuery());
  const support = pushSupport();
  const refresh = () => queries.invalidateQueries({ queryKey: ['push'] });
  const turn = useMutation({
    async mutationFn(key: string | null) {
      if (key === null) await switchOffPush();
      else if (!(await switchOnPush(key))) throw new Error('Браузер не получил разрешения на уведомления.');
    },
    onSettled: refresh,
  });
  if (!settings.data) return <ErrorAlert error={settings.error} />;
  const { publicKey, devices, hours, city } = settings.data;
  const isOn = devices.some(({ id }) => id === thisDeviceId());
  return (
    <Block title="Уведомления о заявках" gap="sm">
      <Text>
        Приходят, когда панель закрыта: о новой заявке, за пять минут до обещанного звонка, если её никто не взял, когда
        обещание нарушено и когда пора по напоминанию. На заблокированном экране нет имён и телефонов.
      </Text>
      {support !== 'yes' && <Alert color="blue">{OBSTACLES[support]}</Alert>}
      {(support === 'yes' || isOn) && (
        <div>
          <Button
            variant={isOn ? 'default' : 'filled'}
            loading={turn.isPending}
            onClick={() => turn.mutate(isOn ? null : publicKey)}
          >
            {isOn ? 'Выключить на этом устройстве' : 'Включить на этом устройстве'}
          </Button>
        </div>
      )}
      <ErrorAlert error={turn.error} />
      {devices.length > 0 && (
        <>
          <PushDevices devices={devices} onChange={refresh} />
          <DutyHoursForm hours={hours} city={city} onSaved={refresh} />
        </>
      )}
    </Block>
  );
}
