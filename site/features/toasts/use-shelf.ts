import { useLayoutEffect, useState } from 'react';
import { keepOnTop } from './keep-on-top.ts';
import css from './toast-list.module.css';

/** The element that holds the toasts; it is in the document only while there are any. */
export function useShelf(isNeeded: boolean): HTMLElement {
  const [shelf] = useState(createShelf);
  useLayoutEffect(() => (isNeeded ? keepOnTop(shelf) : undefined), [isNeeded, shelf]);
  return shelf;
}

function createShelf(): HTMLElement {
  const shelf = document.createElement('div');
  shelf.className = css.shelf ?? '';
  shelf.popover = 'manual';
  return shelf;
}
