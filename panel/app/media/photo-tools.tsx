import { Button, Group, Loader, Modal } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PhotoValue } from './photo-value.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));
const FocusDialog = lazy(async () => ({ default: (await import('./focus-dialog.tsx')).FocusDialog }));

/** What can be done to the picture itself: cut and turned, and told what must not be cut off. */
export function PhotoTools({ path, label }: { readonly path: string; readonly label: string }) {
  const [open, setOpen] = useState<'crop' | 'focus' | null>(null);
  const { setValue } = useFormContext();
  const value = (useWatch({ name: path }) ?? {}) as PhotoValue;
  if (!value.file) return null;
  const change = (facts: Partial<PhotoValue>) => {
    setValue(path, { ...value, ...facts }, { shouldDirty: true, shouldTouch: true });
    setOpen(null);
  };
  return (
    <Group gap={4}>
      <Button size="compact-sm" variant="light" aria-label={`Обрезать: ${label}`} onClick={() => setOpen('crop')}>
        Обрезать
      </Button>
      <Button size="compact-sm" variant="light" aria-label={`Главная точка: ${label}`} onClick={() => setOpen('focus')}>
        Главная точка
      </Button>
      <Modal
        opened={open !== null}
        onClose={() => setOpen(null)}
        size="xl"
        title={open === 'crop' ? 'Обрезать и повернуть' : 'Главная точка'}
        closeButtonProps={{ 'aria-label': 'Закрыть' }}
      >
        <Suspense fallback={<Loader aria-label="Загрузка" />}>
          {open === 'crop' ? (
            <CropDialog file={value.file} onCut={(file) => change({ file, focus: undefined } as PhotoValue)} />
          ) : null}
          {open === 'focus' ? (
            <FocusDialog file={value.file} focus={value.focus} onFocus={(focus) => change({ focus } as PhotoValue)} />
          ) : null}
        </Suspense>
      </Modal>
    </Group>
  );
}
