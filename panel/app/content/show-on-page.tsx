import { Button } from '@mantine/core';
import { type Observed, useObserved } from '../lib/observed.ts';
import classes from './form-and-preview.module.css';

type Props = {
  /** Top of the input with the focus, in pixels from the top of the form; `null` while none has it. */
  readonly top: Observed<number | null>;
  readonly onShow: () => void;
};

/** Button next to the input with the focus, while the page is hidden. */
export function ShowOnPage({ top, onShow }: Props) {
  const at = useObserved(top);
  if (at === null) return null;
  return (
    <Button className={classes.show} style={{ top: at }} size="compact-xs" onClick={onShow}>
      Показать на странице
    </Button>
  );
}
