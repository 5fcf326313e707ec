import { Alert, Button, Checkbox, FileInput, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../model/format/plural.ts';
import type { Restored } from '../../contract/archive.ts';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { upload } from '../lib/request.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { megabytes } from './megabytes.ts';

/** Replaces all data by an archive; the previous data is kept in a separate folder. */
export function RestoreForm() {
  const [file, setFile] = useState<File | null>(null);
  const [isSure, setSure] = useState(false);
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: (chosen: File) => upload<Restored>('/api/archive/restore', chosen, 'application/gzip'),
    onSuccess() {
      setFile(null);
      setSure(false);
      void queries.invalidateQueries();
    },
  });
  return (
    <Block title="Восстановить из архива">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (file) restore.mutate(file);
        }}
      >
        <Stack gap="sm">
          <Text size="sm">
            Сайт станет таким, каким был в день архива. Нынешнее содержимое останется на сервере в папке рядом, люди и
            их пароли не изменятся. Сначала архив проверят целиком: с плохим ничего не случится.
          </Text>
          <FileInput
            label="Файл архива"
            placeholder="Выберите файл «.tar.gz»"
            accept=".gz,application/gzip"
            clearable
            clearButtonProps={{ 'aria-label': 'Убрать файл' }}
            value={file}
            onChange={setFile}
            description={file ? megabytes(file.size) : undefined}
          />
          <Checkbox
            label="Понимаю: правки, сделанные после этого архива, уйдут с сайта"
            checked={isSure}
            onChange={(event) => setSure(event.currentTarget.checked)}
          />
          <ErrorAlert error={restore.error} />
          {restore.data && <Done restored={restore.data} />}
          <div>
            <Button type="submit" color="red" disabled={!file || !isSure} loading={restore.isPending}>
              Восстановить
            </Button>
          </div>
        </Stack>
      </form>
    </Block>
  );
}

function Done({ restored }: { readonly restored: Restored }) {
  const momentWords = useMomentWords();
  const { madeAt, files, formerFolder } = restored;
  return (
    <Alert color="green" role="status">
      Восстановлено {counted(files, ['файл', 'файла', 'файлов'])} из архива от {momentWords(madeAt)}.
      {formerFolder !== null && ` Прежнее содержимое лежит на сервере в папке ${formerFolder}.`}
    </Alert>
  );
}
