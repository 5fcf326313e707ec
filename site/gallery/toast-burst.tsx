import { useState } from 'react';
import { pageToasts } from '../shell/runtime/page-toasts.ts';
import { Button } from '../ui/button.tsx';
import { Sample } from './sample.tsx';

const PLANNED_MS = [0, 50, 200, 360, 430];

type Call = { readonly atMs: number; readonly text: string; readonly isShown: boolean };

/** Calls `show` five times in half a second with `multiple: false`; updates the first toast during the lock. */
export function ToastBurst() {
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [isUpdated, setUpdated] = useState(false);

  async function handleBurst() {
    const store = await pageToasts();
    const begun = Date.now();
    setCalls([]);
    setUpdated(false);
    let first: string | null = null;
    for (const planned of PLANNED_MS) {
      setTimeout(() => {
        const atMs = Date.now() - begun;
        const text = `Вызов через ${planned} мс`;
        const updated = first !== null && store.update(first, { detail: 'Изменён внутри запрета' });
        setUpdated((before) => before || updated);
        const id = store.show({ text, multiple: false });
        first ??= id;
        setCalls((before) => [...before, { atMs, text, isShown: id !== null }]);
      }, planned);
    }
  }

  return (
    <Sample name="Несколько сразу запрещены">
      <Button variant="secondary" size="s" onClick={() => void handleBurst()}>
        multiple: false
      </Button>
      <output className="sub" data-burst={JSON.stringify(calls)} data-updated={isUpdated}>
        {calls.map(({ atMs, isShown }) => `${atMs} мс — ${isShown ? 'показано' : 'отброшено'}`).join(', ')}
      </output>
    </Sample>
  );
}
