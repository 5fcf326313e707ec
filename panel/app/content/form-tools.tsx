import { Button, Group, Switch } from '@mantine/core';
import type { KindInfo } from '../../contract/content.ts';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { FieldFinder } from './field-finder.tsx';
import classes from './form-and-preview.module.css';

type Props = {
  readonly kind: KindInfo;
  /** Whether «Все поля» is here; a phone has it in the menu of the entry. */
  readonly hasAllFields: boolean;
  /** Closes the sheet; `null` when the form is no sheet. */
  readonly onDone: (() => void) | null;
};

/** Stays in view above the form. */
export function FormTools({ kind, hasAllFields, onDone }: Props) {
  const { showsAll, setShowsAll } = useExpandedSections();
  return (
    <Group className={classes.tools} justify="space-between" wrap="nowrap" gap="sm">
      <FieldFinder kind={kind} />
      {hasAllFields && (
        <Switch label="Все поля" checked={showsAll} onChange={(event) => setShowsAll(event.currentTarget.checked)} />
      )}
      {onDone && (
        <Button size="compact-sm" variant="default" onClick={onDone}>
          Готово
        </Button>
      )}
    </Group>
  );
}
