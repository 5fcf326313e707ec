import { Button } from '@mantine/core';
import { type Observed, useObserved } from '../lib/observed.ts';
import classes from './form-and-preview.module.css';

type Props = {
  /** Form path of the field that had the focus last. */
  readonly chosen: Observed<string | null>;
  /** Whether the window has room for the page next to the form; narrow ones have a switch above the form. */
  readonly isWide: boolean;
  readonly onShow: () => void;
};

/** Button above the bar of the form that opens the hidden page, at the chosen field if there is one. */
export function ShowOnPage({ chosen, isWide, onShow }: Props) {
  const isChosen = useObserved(chosen) !== null;
  if (!isChosen && !isWide) return null;
  return (
    <Button className={classes.show} size="compact-sm" variant="default" onClick={onShow}>
      {isChosen ? 'Показать на странице' : 'Показать страницу'}
    </Button>
  );
}
