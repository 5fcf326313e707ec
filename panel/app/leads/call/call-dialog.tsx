import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LEAD_LIMITS } from '../../../../model/lead/lead-fields.ts';
import type { CallEntered, CallRequest } from '../../../contract/leads.ts';
import { DialogButtons } from '../../lib/dialog-buttons.tsx';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { GrowingTextarea } from '../../lib/growing-textarea.tsx';
import { request } from '../../lib/request.ts';
import { useFieldErrors } from '../../lib/use-field-errors.ts';
import { LEADS } from '../lead-queries.ts';

type Props = { readonly onClose: () => void };

/** A click outside does not close it, since it would lose a number. */
export function CallDialog({ onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Звонок или визит"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      closeOnClickOutside={false}
    >
      <CallForm onClose={onClose} />
    </Modal>
  );
}

type Typed = Omit<CallRequest, 'key'>;
const EMPTY: Typed = { phone: '', name: '', comment: '', source: '' };

function CallForm({ onClose }: Props) {
  const [typed, setTyped] = useState(EMPTY);
  // Sent again unchanged, the lead keeps its key and is stored once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const enter = useMutation({
    mutationFn: () => request<CallEntered>('POST', '/api/leads', { key, ...typed } satisfies CallRequest),
    onSuccess({ number }) {
      void queries.invalidateQueries({ queryKey: LEADS });
      onClose();
      void navigate(`/leads/${number}`);
    },
  });
  const { form, faults } = useFieldErrors(enter.error);
  const input = (name: keyof Typed) => ({
    value: typed[name],
    error: faults[name],
    onChange({ currentTarget }: { readonly currentTarget: { readonly value: string } }) {
      if (!enter.isIdle) {
        enter.reset();
        setKey(crypto.randomUUID());
      }
      setTyped({ ...typed, [name]: currentTarget.value });
    },
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        enter.mutate();
      }}
    >
      <Stack>
        <TextInput label="Телефон" type="tel" data-autofocus withAsterisk {...input('phone')} />
        <TextInput label="Имя" maxLength={LEAD_LIMITS.name} {...input('name')} />
        <GrowingTextarea
          label="О чём"
          placeholder="Двушка 64 м² на Артиллерийской, ремонт весной"
          minRows={2}
          maxLength={LEAD_LIMITS.comment}
          {...input('comment')}
        />
        <TextInput
          label="Откуда узнал о нас"
          description="Соседи, Авито, вывеска: попадёт в «Откуда приходят» на обзоре"
          maxLength={LEAD_LIMITS.hidden}
          {...input('source')}
        />
        {Object.keys(faults).length === 0 && <ErrorAlert error={enter.error} />}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={enter.isPending}>
            Записать
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
