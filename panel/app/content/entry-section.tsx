import { Paper, Stack, Title, UnstyledButton } from '@mantine/core';
import { Collapsible } from '../fields/collapsible.tsx';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { FormFields } from '../fields/form-fields.tsx';
import type { Section } from './sections.ts';

type Props = { readonly section: Section; readonly isFoldable: boolean };

export function EntrySection({ section: { id, title, fields }, isFoldable }: Props) {
  const opened = useExpandedSections();
  const [only] = fields;
  const isOwn = fields.length === 1 && only !== undefined && only.group === undefined && only.title === title;
  const place = `facts.${only?.key}`;
  const isFolded = isFoldable && isOwn && !opened.isOpen(place);
  const inside =
    isOwn && only.widget === 'group' && only.isRequired ? (
      <FormFields fields={only.fields ?? []} path={place} />
    ) : (
      <FormFields fields={fields} path="facts" />
    );
  const heading = (
    <Title order={2} size="h4">
      {title}
    </Title>
  );
  return (
    <Paper component="section" id={id} withBorder p={{ base: 'sm', sm: 'lg' }} aria-label={title}>
      <Stack>
        {isFoldable && isOwn ? (
          <UnstyledButton
            aria-expanded={!isFolded}
            onClick={() => opened.set(place, isFolded)}
            display="flex"
            style={{ gap: 8 }}
          >
            <span aria-hidden>{isFolded ? '▸' : '▾'}</span> {heading}
          </UnstyledButton>
        ) : (
          (only?.widget !== 'list' || !isOwn) && heading
        )}
        <Collapsible isOpen={!isFolded}>{inside}</Collapsible>
      </Stack>
    </Paper>
  );
}
