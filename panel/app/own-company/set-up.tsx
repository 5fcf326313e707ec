import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CompanyStep } from '../../contract/own-company.ts';
import { useAddress } from '../lib/use-address.ts';
import { ownCompanyQuery } from './own-company-query.ts';
import { SitePreview } from './site-preview.tsx';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { WithSite } from './with-site.tsx';

type Props = { readonly steps: readonly CompanyStep[]; readonly hasLogo: boolean };

export function SetUp({ steps, hasLogo }: Props) {
  const { get, set } = useAddress();
  const queries = useQueryClient();
  /** Increases with each change that the preview shows. */
  const [revision, setRevision] = useState(0);
  const save = useRef<() => Promise<unknown>>(async () => undefined);
  const hasMoved = useRef(false);
  const [begun] = useState(() => steps.find(({ isDone }) => !isDone)?.key ?? steps.at(-1)?.key);
  const wanted = steps.some(({ key }) => key === get('step')) ? get('step') : begun;
  const at = steps.findIndex(({ key }) => key === wanted);
  const step = steps[at];
  if (!step) return null;

  async function go(next: string): Promise<void> {
    await save.current().catch(() => undefined);
    // Proposals of other steps depend on the saved answers.
    await queries.refetchQueries(ownCompanyQuery());
    hasMoved.current = true;
    set({ step: next });
  }

  return (
    <Stack gap="md">
      <WithSite
        start={<StepBar steps={steps} at={at} onChoose={({ key }) => void go(key)} />}
        site={<SitePreview revision={revision} step={step.key} />}
      >
        <StepForm
          key={step.key}
          step={step}
          place={`Шаг ${at + 1} из ${steps.length}`}
          hasLogo={hasLogo}
          takesFocus={hasMoved.current}
          before={steps[at - 1]?.key}
          after={steps[at + 1]?.key}
          saveRef={save}
          onChanged={() => setRevision((known) => known + 1)}
          onGo={go}
        />
      </WithSite>
    </Stack>
  );
}
