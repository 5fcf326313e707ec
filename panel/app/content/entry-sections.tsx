import { Anchor, Box, Flex, Stack } from '@mantine/core';
import type { KindInfo } from '../../contract/content.ts';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import { NestedInputContext } from '../fields/nested-input.ts';
import { BodyInput } from './body-input.tsx';
import { EntrySection } from './entry-section.tsx';
import { sectionsOf } from './sections.ts';

/** Maximum number of sections that are all expanded; longer forms, such as the home page, start collapsed. */
const MAX_EXPANDED_SECTIONS = 7;

type Props = { readonly kind: KindInfo; readonly isNarrow: boolean; readonly isReadOnly: boolean };

/** The sections of the form, with a table of contents on wide screens. */
export function EntrySections({ kind, isNarrow, isReadOnly }: Props) {
  const opened = useExpandedSections();
  const sections = sectionsOf(kind.form.fields ?? []);
  const [first, ...others] = sections;
  const isLong = sections.filter(({ fields }) => fields.length === 1).length > MAX_EXPANDED_SECTIONS;
  return (
    <NestedInputContext value={FieldInput}>
      <Flex gap="lg" align="flex-start">
        <Stack flex={1} miw={0} gap="md">
          {first && <EntrySection section={first} isLong={isLong} />}
          {kind.format === 'md' && <BodyInput isReadOnly={isReadOnly} />}
          {others.map((section) => (
            <EntrySection key={section.id} section={section} isLong={isLong} />
          ))}
        </Stack>
        {sections.length > 2 && !isNarrow && (
          <Box
            component="nav"
            aria-label="Части"
            visibleFrom="lg"
            w={190}
            pos="sticky"
            top="calc(var(--form-top) + 8px)"
          >
            <Stack gap={6}>
              {sections.map(({ id, title }) => {
                const path = `facts.${id.slice('part-'.length)}`;
                return (
                  <Anchor key={id} href={`#${id}`} size="sm" data-path={path} onClick={() => opened.reveal(path)}>
                    {title}
                  </Anchor>
                );
              })}
            </Stack>
          </Box>
        )}
      </Flex>
    </NestedInputContext>
  );
}
