import { useLocalStorage } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { readyBell, ringBell } from './bell.ts';

export const BELL_KEY = 'leads-bell';

/** Whether this browser rings about new leads. The permission is requested only on a click. */
export function useBell() {
  const [state, setState] = useLocalStorage<'on' | 'off'>({
    key: BELL_KEY,
    defaultValue: 'off',
    getInitialValueInEffect: false,
  });
  return {
    isOn: state === 'on',
    async toggle() {
      if (state === 'on') {
        setState('off');
        return;
      }
      setState('on');
      readyBell();
      ringBell();
      const allowed = 'Notification' in window ? await Notification.requestPermission() : 'denied';
      notifications.show({
        message:
          allowed === 'granted'
            ? 'О новой заявке прозвенит звонок и придёт уведомление, пока панель открыта.'
            : 'О новой заявке прозвенит звонок, пока панель открыта. Уведомления этот браузер не показывает: разрешите их в его настройках.',
      });
    },
  };
}
