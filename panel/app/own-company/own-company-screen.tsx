import { Center, Loader, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OwnCompany } from '../../contract/own-company.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { useAddress } from '../lib/use-address.ts';
import { Choice } from './choice.tsx';
import { CompanyIsMade } from './company-is-made.tsx';
import { ownCompanyQuery } from './own-company-query.ts';
import { SetUp } from './set-up.tsx';

/** The first run: keep the demo, or make the site of one's own company in eight steps. */
export function OwnCompanyScreen() {
  const company = useQuery(ownCompanyQuery());
  return (
    <Stack gap="md" maw={1500}>
      <title>Сайт своей компании</title>
      <Title order={1} size="h2">
        Сайт своей компании
      </Title>
      <ErrorAlert error={company.error} />
      {company.isPending && (
        <Center p="xl">
          <Loader role="status" aria-label="Загрузка" />
        </Center>
      )}
      {company.data && <Content company={company.data} />}
    </Stack>
  );
}

function Content({ company }: { readonly company: OwnCompany }) {
  const { get, set } = useAddress();
  if (!company.isDemo) return <CompanyIsMade hasFormerSite={company.hasFormerSite} />;
  const { isBegun, steps, hasLogo } = company;
  if (isBegun || get('step') !== null) return <SetUp steps={steps} hasLogo={hasLogo} />;
  return <Choice onBegin={() => set({ step: steps[0]?.key ?? null })} />;
}
