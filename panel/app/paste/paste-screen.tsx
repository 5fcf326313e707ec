import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { KindName } from '../../../model/kinds/kinds.ts';
import { kindAddress } from '../../contract/entry-address.ts';
import { useKind } from '../content/use-kinds.ts';

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly back: readonly KindName[];
  readonly children: ReactNode;
};

export function PasteScreen({ title, hint, back, children }: Props) {
  return (
    <Stack gap="md" maw={1160}>
      <title>{title}</title>
      <div>
        {back.map((name) => (
          <BackLink key={name} name={name} />
        ))}
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
      </div>
      {children}
    </Stack>
  );
}

function BackLink({ name }: { readonly name: KindName }) {
  const kind = useKind(name);
  return (
    <Anchor component={Link} to={kindAddress(name)} size="sm" mr="md">
      ← {kind?.title ?? 'Назад'}
    </Anchor>
  );
}
