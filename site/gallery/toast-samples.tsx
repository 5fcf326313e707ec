import { useState } from 'react';
import { pageToasts } from '../shell/runtime/page-toasts.ts';
import type { ToastOptions } from '../shell/runtime/toast-types.ts';
import { Button } from '../ui/button.tsx';
import { Sample } from './sample.tsx';
import { toastsOfContents, toastsOfProgress, toastsOfTimes, toastsOfTypes } from './sample-toasts.ts';
import { ToastBurst } from './toast-burst.tsx';
import { ToastUpdates } from './toast-updates.tsx';

export function ToastSamples() {
  const [retries, setRetries] = useState(0);
  const retry = { label: 'Повторить', run: () => setRetries((count) => count + 1) };
  return (
    <>
      <Sample name="По видам">
        <ShowButtons toasts={toastsOfTypes} />
        <Button variant="secondary" size="s" onClick={() => void showAll()}>
          Все, пока не закроют
        </Button>
        <Button variant="quiet" onClick={() => void clearAll()}>
          Убрать все
        </Button>
      </Sample>
      <Sample name="Время: 3 секунды, если не сказано иначе; указатель, фокус и скрытая вкладка его держат">
        <ShowButtons toasts={toastsOfTimes} />
      </Sample>
      <Sample name="Полоса: то, что вне 0…1, приводится">
        <ShowButtons toasts={toastsOfProgress} />
      </Sample>
      <Sample name={`Длинный текст; с действием${retries > 0 ? `, повторов: ${retries}` : ''}`}>
        <ShowButtons
          toasts={{
            ...toastsOfContents,
            'С действием': { type: 'error', text: 'Страница не открылась', detail: 'Нет связи', action: retry },
          }}
        />
      </Sample>
      <ToastUpdates />
      <ToastBurst />
    </>
  );
}

function ShowButtons({ toasts }: { toasts: Readonly<Record<string, ToastOptions>> }) {
  return Object.entries(toasts).map(([name, options]) => (
    <Button key={name} variant="secondary" size="s" onClick={() => void show(options)}>
      {name}
    </Button>
  ));
}

async function show(options: ToastOptions): Promise<void> {
  (await pageToasts()).show(options);
}

async function showAll(): Promise<void> {
  for (const options of Object.values(toastsOfTypes)) await show({ ...options, autoClose: false });
}

async function clearAll(): Promise<void> {
  (await pageToasts()).clear();
}
