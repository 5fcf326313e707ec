import { useRef, useState } from 'react';
import { pageToasts } from '../shell/runtime/page-toasts.ts';
import type { ToastOptions } from '../shell/runtime/toast-types.ts';
import { Button } from '../ui/button.tsx';
import { Sample } from './sample.tsx';

const ENDINGS: Readonly<Record<string, Partial<ToastOptions>>> = {
  'Загрузка удалась': { type: 'success', text: 'План загружен' },
  'Загрузка не удалась': { type: 'error', text: 'План не загрузился', detail: 'Файл больше 10 МБ' },
};

export function ToastUpdates() {
  const shown = useRef<string | null>(null);
  const [state, setState] = useState('');

  async function handleStart() {
    const store = await pageToasts();
    shown.current = store.show({ type: 'loading', text: 'Загружаем файл', autoClose: 500 });
    setState(', идёт');
  }

  async function handleEnd(change: Partial<ToastOptions>) {
    const store = await pageToasts();
    const isThere = shown.current !== null && store.update(shown.current, change);
    setState(isThere ? ', закончена' : ', нечего заканчивать');
  }

  return (
    <Sample name={`Загрузка, которая заканчивается на том же месте${state}`}>
      <Button variant="secondary" size="s" onClick={() => void handleStart()}>
        Начать загрузку
      </Button>
      {Object.entries(ENDINGS).map(([name, change]) => (
        <Button key={name} variant="secondary" size="s" onClick={() => void handleEnd(change)}>
          {name}
        </Button>
      ))}
    </Sample>
  );
}
