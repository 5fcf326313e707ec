import { Alert, Button, Fieldset, Stack, Text } from '@mantine/core';
import { FieldLegend } from '../fields/field-legend.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { inputId } from '../fields/input-props.ts';
import { useFieldError } from '../fields/use-field-error.ts';
import { useValue } from '../fields/use-value.ts';
import { BringPhotos } from './bring-photos.tsx';
import css from './media.module.css';
import { PhotoDetails } from './photo-details.tsx';
import { PhotoTools } from './photo-tools.tsx';
import type { PhotoValue } from './photo-value.ts';
import { thumbUrl, withPhoto } from './photo-value.ts';

export function PhotoInput({ field, path }: FieldProps) {
  const { value, set } = useValue<PhotoValue>(path);
  const own = useFieldError(path);
  const file = useFieldError(`${path}.file`);
  return (
    <Fieldset legend={<FieldLegend field={field} />} id={inputId(path)} tabIndex={-1} miw={0} className={css.rows}>
      <Stack gap="sm">
        {field.hint ? (
          <Text size="sm" c="dimmed">
            {field.hint}
          </Text>
        ) : null}
        {own || file ? <Alert color="red">{own ?? file}</Alert> : null}
        {value?.file ? (
          <div className={css.row}>
            <Stack gap={6}>
              <img
                className={css.thumb}
                src={thumbUrl(value.file)}
                alt={value.alt ?? 'Снимок без описания'}
                style={{ objectPosition: value.focus }}
              />
              <PhotoTools path={path} label={field.title}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  aria-label={`Убрать: ${field.title}`}
                  onClick={() => set(undefined)}
                >
                  Убрать
                </Button>
              </PhotoTools>
            </Stack>
            <PhotoDetails path={path} />
          </div>
        ) : null}
        <BringPhotos
          label="Загрузить снимок"
          isMany={false}
          isCropped
          isOffered={!value?.file}
          onPhotos={([photo]) => photo && set(withPhoto(value, photo))}
        />
      </Stack>
    </Fieldset>
  );
}
