import { Button } from '@mantine/core';
import { type Observed, useObserved } from '../lib/observed.ts';
import classes from './form-and-preview.module.css';

type Props = {
  /** Form path of the field that had the focus last. */
  readonly chosen: Observed<string | null>;
  readonly onShow: () => void;
};

/** Button above the bar of the form that opens the hidden page at the chosen field. */
export function ShowOnPage({ chosen, onShow }: Props) {
  if (useObserved(chosen) === null) return null;
  return (
    <Button className={classes.show} size="xs" variant="default" onClick={onShow}>
      Показать на странице
    </Button>
  );
}
