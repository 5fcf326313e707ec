import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../model/format/plural.ts';
import type { ArchiveState } from '../../contract/archive.ts';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { TwoColumns } from '../lib/two-columns.tsx';
import { ArchiveLog } from './archive-log.tsx';
import { megabytes } from './megabytes.ts';
import { RestoreForm } from './restore-form.tsx';

export function ArchiveScreen() {
  const state = useQuery({ queryKey: ['archive'], queryFn: () => get<ArchiveState>('/api/archive/state') });
  return (
    <Stack maw={1160}>
      <title>Резервная копия</title>
      <Title order={1} size="h2">
        Резервная копия
      </Title>
      <TwoColumns>
        <Stack>
          <Block title="Скачать" gap="sm">
            <Text>
              Тексты, цены, фотографии, черновики, история правок и журнал — одним файлом. Паролей в нём нет. Заявок
              тоже: их хранит сервер сайта и сохраняет отдельно тот, кто его обслуживает.
            </Text>
            <ErrorAlert error={state.error} />
            {state.isPending && <Loader role="status" aria-label="Считаем файлы" />}
            {state.data && (
              <>
                <Text c="dimmed">
                  Сейчас в нём {counted(state.data.files, ['файл', 'файла', 'файлов'])}, {megabytes(state.data.bytes)}.
                </Text>
                {state.data.issues > 0 && (
                  <Alert color="orange">
                    В содержимом {counted(state.data.issues, ['ошибка', 'ошибки', 'ошибок'])}. Копия сохранит его как
                    есть.
                  </Alert>
                )}
                <div>
                  <Button component="a" href="/api/archive" download>
                    Скачать архив
                  </Button>
                </div>
              </>
            )}
          </Block>
          <ArchiveLog />
        </Stack>
        <RestoreForm />
      </TwoColumns>
    </Stack>
  );
}
