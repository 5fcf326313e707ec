import { Button, Group, Loader, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useValue } from '../fields/use-value.ts';
import { notifyUndo } from '../lib/notify-undo.tsx';
import { LIBRARY_WIDTH } from './library-browser.tsx';
import type { PhotoValue } from './photo-value.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));
const ReplaceDialog = lazy(async () => ({ default: (await import('./replace-dialog.tsx')).ReplaceDialog }));
const FocusDialog = lazy(async () => ({ default: (await import('./focus-dialog.tsx')).FocusDialog }));

const TITLES = { replace: 'Заменить снимок', crop: 'Обрезать и повернуть', focus: 'Главная точка' };

type Props = {
  readonly path: string;
  readonly label: string;
  /** Further buttons of the row. */
  readonly children?: ReactNode;
};

export function PhotoTools({ path, label, children }: Props) {
  const [open, setOpen] = useState<keyof typeof TITLES | null>(null);
  /** The photograph when the dialog was opened. */
  const [former, setFormer] = useState<PhotoValue>();
  const { getValues } = useFormContext();
  const { value, set } = useValue<PhotoValue>(path);
  if (!value?.file) return null;
  const show = (dialog: keyof typeof TITLES) => {
    setFormer(value);
    setOpen(dialog);
  };
  const shown = value.file;
  const close = (file = shown) => {
    setOpen(null);
    if (former && file !== former.file)
      notifyUndo({ words: 'Снимок сменили', undo: async () => takeBack(former, file), isInForm: true });
  };
  /** The row of another photograph may stand at this path by now. */
  function takeBack(photo: PhotoValue, replacedBy: string) {
    if (getValues(`${path}.file`) !== replacedBy)
      throw new Error('Снимки переставили: верните прежний через «Заменить».');
    set(photo);
  }
  const change = (facts: Partial<PhotoValue>) => {
    set({ ...value, ...facts });
    close(facts.file);
  };
  return (
    <Group gap={4}>
      <Button size="compact-sm" variant="default" aria-label={`Заменить: ${label}`} onClick={() => show('replace')}>
        Заменить
      </Button>
      <Button size="compact-sm" variant="default" aria-label={`Обрезать: ${label}`} onClick={() => show('crop')}>
        Обрезать
      </Button>
      <Button size="compact-sm" variant="default" aria-label={`Главная точка: ${label}`} onClick={() => show('focus')}>
        Главная точка
      </Button>
      {children}
      <Modal
        opened={open !== null}
        onClose={() => close()}
        // The picture and its tools need what they take; an upload comes with a library.
        size={open === 'replace' ? LIBRARY_WIDTH : 'auto'}
        title={open && TITLES[open]}
        closeButtonProps={{ 'aria-label': 'Закрыть' }}
      >
        <Suspense fallback={<Loader role="status" aria-label="Загрузка" />}>
          {open === 'replace' && former ? (
            // The focal point belongs to the previous photograph.
            <ReplaceDialog
              path={path}
              value={value}
              former={former}
              onChange={(facts) => set({ ...value, ...facts, focus: undefined } as PhotoValue)}
              onRestore={() => set(former)}
              onClose={() => close()}
            />
          ) : null}
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
