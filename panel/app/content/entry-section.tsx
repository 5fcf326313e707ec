import { Box, Paper, Stack, Title } from '@mantine/core';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { OneField } from '../fields/field-rows.tsx';
import { FoldedPart } from '../fields/folded-part.tsx';
import { FormFields } from '../fields/form-fields.tsx';
import { inputId } from '../fields/input-props.ts';
import { requiredFirst } from '../fields/optional-fields.ts';
import { CARD, LINE_CARD } from '../lib/card.ts';
import styles from './entry-section.module.css';
import type { Section } from './sections.ts';

type Props = {
  readonly section: Section;
  /** Whether the form has so many sections that required ones are folded too. */
  readonly isLong: boolean;
};

export function EntrySection({ section: { id, title, fields }, isLong }: Props) {
  const [only] = fields;
  const own = fields.length === 1 && only?.group === undefined && only?.title === title ? only : null;
  const path = `facts.${own?.key}`;
  const { isOpen, showsAll } = useExpandedSections();
  const isFoldable = own !== null && (isLong || !own.isRequired);
  const isClosed = isFoldable && !isOpen(path) && !showsAll;
  const inside =
    own === null ? (
      <FormFields fields={requiredFirst(fields)} path="facts" />
    ) : own.widget === 'group' && own.isRequired ? (
      <Box id={inputId(path)} tabIndex={-1}>
        <FormFields fields={requiredFirst(own.fields ?? [])} path={path} />
      </Box>
    ) : (
      <OneField field={own} siblings={fields} path="facts" />
    );
  return (
    <Paper component="section" id={id} withBorder {...(isClosed ? LINE_CARD : CARD)} aria-label={title}>
      <Stack className={own === null ? '' : (styles.own ?? '')}>
        {isFoldable ? (
          <FoldedPart field={own} path={path} isSection>
            {inside}
          </FoldedPart>
        ) : (
          <>
            {own?.widget !== 'list' && (
              <Title order={2} size="h4">
                {title}
              </Title>
            )}
            {inside}
          </>
        )}
      </Stack>
    </Paper>
  );
}
