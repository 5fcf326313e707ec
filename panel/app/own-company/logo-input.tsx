import { Button, FileButton, Group, Input, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request, upload } from '../lib/request.ts';
import classes from './own-company.module.css';
import { ownCompanyQuery } from './own-company-query.ts';

type Props = { readonly hasLogo: boolean; readonly onChanged: () => void };

export function LogoInput({ hasLogo, onChanged }: Props) {
  const queries = useQueryClient();
  /** Makes the browser load the picture again after an upload. */
  const [version, setVersion] = useState(0);
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file === null
        ? request('DELETE', '/api/own-company/logo')
        : upload(`/api/own-company/logo?name=${encodeURIComponent(file.name)}`, file, file.type),
    async onSuccess() {
      setVersion(version + 1);
      await queries.refetchQueries(ownCompanyQuery());
      onChanged();
    },
  });
  return (
    <Stack gap="xs" component="section" aria-label="Знак">
      <Input.Label labelElement="div">Знак</Input.Label>
      <Input.Description>
        SVG или PNG, лучше квадратный: он станет и значком вкладки. Без знака в шапке стоит название.
      </Input.Description>
      {hasLogo && (
        <div className={classes.logo}>
          <img src={`/api/own-company/logo?version=${version}`} alt="Ваш знак" />
        </div>
      )}
      <Group gap="xs">
        <FileButton accept="image/svg+xml,image/png" onChange={(file) => file && change.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={change.isPending}>
              {hasLogo ? 'Выбрать другой файл' : 'Выбрать файл'}
            </Button>
          )}
        </FileButton>
        {hasLogo && (
          <Button variant="subtle" color="gray" onClick={() => change.mutate(null)}>
            Убрать знак
          </Button>
        )}
      </Group>
      <ErrorAlert error={change.error} />
    </Stack>
  );
}
