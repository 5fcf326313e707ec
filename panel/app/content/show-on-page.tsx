import { Button } from '@mantine/core';
import { type Observed, useObserved } from '../lib/observed.ts';
import classes from './form-and-preview.module.css';

/** Lower right corner of an input, in pixels from the upper left one of the form. */
export type Corner = { readonly left: number; readonly top: number };

type Props = {
  /** Corner of the input with the focus; `null` while none has it. */
  readonly corner: Observed<Corner | null>;
  readonly onShow: () => void;
};

/** Button at the input with the focus, while the page is hidden. */
export function ShowOnPage({ corner, onShow }: Props) {
  const at = useObserved(corner);
  if (at === null) return null;
  return (
    <Button className={classes.show} style={at} size="compact-xs" onClick={onShow}>
      Показать на странице
    </Button>
  );
}
