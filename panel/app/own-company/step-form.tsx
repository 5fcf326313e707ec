import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CompanyMade, CompanyStep, StepSaved } from '../../contract/own-company.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { FormFields } from '../fields/form-fields.tsx';
import { inputId } from '../fields/input-props.ts';
import { NestedInputContext } from '../fields/nested-input.ts';
import { RequestError, request } from '../lib/request.ts';
import { ContrastNotes } from './contrast-notes.tsx';
import { LogoInput } from './logo-input.tsx';
import { ownCompanyQuery } from './own-company-query.ts';
import { useStep } from './use-step.ts';

type Props = {
  readonly step: CompanyStep;
  /** «Шаг 3 из 8» */
  readonly place: string;
  readonly hasLogo: boolean;
  readonly takesFocus: boolean;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly saveRef: RefObject<() => Promise<unknown>>;
  readonly onChanged: () => void;
  readonly onGo: (step: string) => Promise<void>;
};

export function StepForm({ step, place, hasLogo, takesFocus, before, after, saveRef, onChanged, onGo }: Props) {
  const form = useForm<Record<string, unknown>>({ defaultValues: structuredClone({ ...step.facts }) });
  const isLook = step.key === 'look';
  /** Mistakes are shown after «Дальше», so that empty fields cause none; colours are never empty. */
  const isStrict = useRef(isLook);
  const queries = useQueryClient();
  const save = useStep({
    form,
    step,
    onSaved(saved) {
      if (isStrict.current) showIssues(saved);
      onChanged();
    },
  });
  useEffect(() => {
    saveRef.current = save;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function showIssues({ issues }: StepSaved): void {
    form.clearErrors();
    for (const { path = [], message } of issues) form.setError(path.join('.'), { type: 'content', message });
  }

  const next = useMutation({
    async mutationFn() {
      isStrict.current = true;
      const saved = await save();
      const [first] = saved.issues;
      if (first) {
        focusField(first.path ?? []);
        return;
      }
      if (after !== undefined) {
        await onGo(after);
        return;
      }
      await request<CompanyMade>('POST', '/api/own-company/finish', {});
      // The set-up closes first: its preview would be refused.
      await queries.refetchQueries(ownCompanyQuery());
      await queries.invalidateQueries();
    },
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-labelledby="step-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (!next.isPending) next.mutate();
        }}
      >
        <Stack gap="lg" maw={680}>
          <div>
            <Text size="sm" c="dimmed">
              {place}
            </Text>
            <Title order={2} size="h3" id="step-title" ref={heading} tabIndex={-1}>
              {step.form.title}
            </Title>
          </div>
          <NestedInputContext value={FieldInput}>
            {isLook && <LogoInput hasLogo={hasLogo} onChanged={onChanged} />}
            <FormFields fields={step.form.fields ?? []} path="" />
            {isLook && <ContrastNotes />}
          </NestedInputContext>
          {after === undefined && (
            <Text>
              Шесть документов будут заполнены вашими ответами, места для юриста отмечены словами «сверить юристу».
              Показательный сайт сменится вашим и опубликуется. Прежнее содержимое сохранится в архиве, его можно
              вернуть.
            </Text>
          )}
          {next.error && <Refused error={next.error} onGo={onGo} />}
          <Group justify="space-between">
            {before === undefined ? (
              <span />
            ) : (
              <Button variant="default" onClick={() => void onGo(before)}>
                Назад
              </Button>
            )}
            <Button type="submit" loading={next.isPending}>
              {after === undefined ? 'Готово, сделать сайт' : 'Дальше'}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}

function Refused({ error, onGo }: { readonly error: Error } & Pick<Props, 'onGo'>) {
  const step = error instanceof RequestError ? (error.body as { readonly step?: string } | null)?.step : undefined;
  return (
    <Alert color="red" role="alert" variant="light">
      {error.message}
      {step !== undefined && (
        <Button variant="default" size="compact-sm" mt="xs" display="block" onClick={() => void onGo(step)}>
          Открыть этот шаг
        </Button>
      )}
    </Alert>
  );
}

/** Focuses the input at the path, or the group that contains it. */
function focusField(path: readonly (string | number)[]): void {
  for (let length = path.length; length > 0; length -= 1) {
    const element = document.getElementById(inputId(path.slice(0, length).join('.')));
    if (!element) continue;
    element.focus();
    return;
  }
}
