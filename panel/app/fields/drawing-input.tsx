import { Button, FileButton, Group, Image, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrawingNames, DrawingTaken } from '../../contract/drawings.ts';
import { get, request } from '../lib/request.ts';
import { useMay } from '../lib/use-may.ts';
import type { FieldProps } from './field-props.ts';
import { NameSelect } from './name-select.tsx';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

export function DrawingInput(props: FieldProps) {
  const { path } = props;
  const { value, set } = useValue<string>(path);
  const client = useQueryClient();
  // A drawing goes into the content folder at once.
  const mayPublish = useMay('publish');
  const { data, error: fault } = useQuery({
    queryKey: ['drawings'],
    queryFn: () => get<DrawingNames>('/api/drawings'),
  });
  const bring = useMutation({
    mutationFn: async (file: File) =>
      request<DrawingTaken>('POST', '/api/drawings', { name: file.name, svg: await file.text() }),
    onSuccess: ({ name }) => {
      set(name);
      void client.invalidateQueries({ queryKey: ['drawings'] });
    },
  });
  const error = useFieldError(path) ?? (bring.error ?? fault)?.message;
  const names = data?.names ?? [];
  return (
    <Stack gap="xs">
      <NameSelect of={props} options={names.map((name) => ({ value: name, label: name }))} error={error} />
      <Group>
        {value !== undefined && (
          <Image src={`/api/drawings/${value}`} alt="" mah={80} maw={160} w="auto" fit="contain" bg="white" p={4} />
        )}
        {mayPublish && (
          <FileButton accept="image/svg+xml" onChange={(file) => file && bring.mutate(file)}>
            {(button) => (
              <Button {...button} variant="default" size="compact-sm" loading={bring.isPending}>
                Загрузить рисунок
              </Button>
            )}
          </FileButton>
        )}
      </Group>
    </Stack>
  );
}
