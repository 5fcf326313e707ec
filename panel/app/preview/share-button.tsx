import { Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '../../../model/format/date.ts';
import type { PreviewShared } from '../../contract/preview.ts';
import { useKindForms } from '../content/use-kinds.ts';
import { CopyText } from '../lib/copy-text.tsx';
import { request } from '../lib/request.ts';
import { useBrand } from '../look/use-brand.ts';
import type { PreviewedDraft } from './use-preview.ts';
import { refusalsOf } from './use-preview.ts';

export function ShareButton({ file, text }: PreviewedDraft) {
  const shown = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const kinds = useKindForms().data ?? [];
  const { utcOffsetHours } = useBrand();
  const share = useMutation({
    mutationFn: () => request<PreviewShared>('POST', '/api/preview/share', { file, ...text.get() }),
  });
  return (
    <Popover opened={isOpen} onChange={setOpen} width={340} position="bottom-end" withinPortal trapFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="compact-sm"
          loading={share.isPending}
          onClick={() => {
            if (isOpen) return setOpen(false);
            share.mutate(undefined, { onSettled: () => setOpen(true) });
          }}
        >
          Показать другому
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {share.data ? (
          <Stack gap="xs">
            <TextInput
              ref={shown}
              label="Ссылка для просмотра"
              description={`Откроется без входа в панель до ${formatMoment(new Date(share.data.until), utcOffsetHours)}. Правки после этой минуты в неё не попадут.`}
              value={share.data.url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <Group>
              <CopyText text={share.data.url} label="Скопировать ссылку" shown={shown} size="compact-sm" />
            </Group>
          </Stack>
        ) : (
          <Text size="sm" role="alert">
            {refusalsOf(share.error, kinds)
              .map(({ words }) => words)
              .join(' ')}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
