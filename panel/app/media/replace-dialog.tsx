import { Alert, Anchor, Button, Group, Stack } from '@mantine/core';
import { type Ref, useState } from 'react';
import { BringPhotos } from './bring-photos.tsx';
import css from './media.module.css';
import { PhotoDetails } from './photo-details.tsx';
import type { BroughtPhoto, PhotoValue } from './photo-value.ts';
import { thumbUrl } from './photo-value.ts';

type Props = {
  readonly path: string;
  readonly value: PhotoValue;
  /** The photograph to be replaced. */
  readonly former: PhotoValue;
  readonly onChange: (facts: PhotoValue) => void;
  readonly onRestore: () => void;
  readonly onClose: () => void;
};

/** Replaces a photograph. It stays open, since an upload can end with advice. */
export function ReplaceDialog({ path, value, former, onChange, onRestore, onClose }: Props) {
  const { file } = value;
  const [isDescribed, setDescribed] = useState(false);
  const isReplaced = file !== former.file;
  const texts = { alt: former.alt, caption: former.caption } as PhotoValue;

  /** A known description of the new photograph replaces the former texts; without one they stay. */
  function replace({ file, alt }: BroughtPhoto) {
    const isKnown = alt !== null && former.isDecoration !== true;
    setDescribed(isKnown);
    onChange({ file, ...(isKnown ? { alt, caption: undefined } : texts) } as PhotoValue);
  }

  function takeFormerTexts() {
    setDescribed(false);
    onChange(texts);
  }

  return (
    <div className={css.replacing} data-replaced={isReplaced || undefined}>
      {former.file && <Compared file={former.file} words={isReplaced ? 'Было' : 'Сейчас'} />}
      {isReplaced && file && <Compared ref={takeFocus} file={file} words="Стало" />}
      {isReplaced && (
        <Stack>
          {isDescribed && (
            <Alert color="blue">
              Описание взято оттуда, где этот снимок уже стоит.{' '}
              {(former.alt ?? former.caption) && (
                <Anchor component="button" type="button" inherit onClick={takeFormerTexts}>
                  Вернуть прежние тексты
                </Anchor>
              )}
            </Alert>
          )}
          {!isDescribed && (former.alt ?? former.caption) && (
            <Alert color="orange">Тексты и галочки остались от прежнего снимка. Исправьте, что не подходит.</Alert>
          )}
          <PhotoDetails path={path} name="новый снимок" idPrefix="replaced-" />
        </Stack>
      )}
      <BringPhotos
        label="Загрузить другой"
        isMany={false}
        isCropped
        isLibraryShown={!isReplaced}
        onPhotos={([photo]) => photo && replace(photo)}
      />
      <Group justify="flex-end" className={css.footer ?? ''}>
        {isReplaced && (
          <Button variant="default" onClick={onRestore}>
            Вернуть прежний снимок
          </Button>
        )}
        <Button variant={isReplaced ? 'filled' : 'default'} onClick={onClose}>
          {isReplaced ? 'Готово' : 'Оставить прежний'}
        </Button>
      </Group>
    </div>
  );
}

/** The library, which had the focus, gives way to the comparison. */
const takeFocus = (figure: HTMLElement | null) => figure?.focus();

type ComparedProps = { readonly file: string; readonly words: string; readonly ref?: Ref<HTMLElement> };

function Compared({ file, words, ref }: ComparedProps) {
  return (
    <figure tabIndex={-1} {...(ref ? { ref } : {})}>
      <img src={thumbUrl(file, 1280)} alt="" />
      <figcaption>{words}</figcaption>
    </figure>
  );
}
