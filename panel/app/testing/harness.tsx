import '@mantine/core/styles.css';
import { Box, Button, MantineProvider, TextInput, VisuallyHidden } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { fieldTree } from '../../../model/field-tree.ts';
import { plan } from '../../../model/kinds/plan.ts';
import { OpenedProvider, useOpened } from '../fields/opened.tsx';
import { queries } from '../lib/queries.ts';
import { PlanInput } from '../plan/plan-input.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import type { PreviewedDraft } from '../preview/use-preview.ts';
import { cssVariables, theme } from '../theme.ts';

/** Parts of the panel on a page of their own, for tests in a browser; no build of the panel has it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const draft = (await (await fetch(`/testing/entry${location.search}`)).json()) as PreviewedDraft;

createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} getStyleNonce={() => nonce}>
    <QueryClientProvider client={queries}>
      {location.pathname === '/plan' ? <Planned /> : <Previewed />}
    </QueryClientProvider>
  </MantineProvider>,
);

function Previewed() {
  const [title, setTitle] = useState(String(draft.facts.title));
  return (
    <Box component="main" p="md">
      <VisuallyHidden component="h1">Проверка</VisuallyHidden>
      <TextInput label="Название" value={title} onChange={(event) => setTitle(event.currentTarget.value)} mb="md" />
      <Box h="80vh">
        <PreviewPane {...draft} facts={{ ...draft.facts, title }} />
      </Box>
    </Box>
  );
}

const planField = fieldTree('plan', plan().optional());

function Planned() {
  const form = useForm({ defaultValues: draft.facts as Record<string, unknown> });
  const value = useWatch({ control: form.control, name: 'plan' });
  return (
    <Box component="main" p="md">
      <VisuallyHidden component="h1">Проверка</VisuallyHidden>
      <FormProvider {...form}>
        <OpenedProvider>
          <ToMistake />
          <PlanInput field={planField} path="plan" />
        </OpenedProvider>
      </FormProvider>
      <VisuallyHidden>
        <output data-facts={JSON.stringify(value ?? null)} />
      </VisuallyHidden>
    </Box>
  );
}

/** As the summary of errors leads to a place. */
function ToMistake() {
  const { reveal } = useOpened();
  const { setError } = useFormContext();
  const path = 'plan.rooms.1.areaM2';
  return (
    <Button
      onClick={() => {
        setError(path, { message: 'Площадь не сходится' });
        reveal(path);
      }}
    >
      К ошибке
    </Button>
  );
}
