import { fireEvent } from '@testing-library/react';

/** Whether the browser would answer a click itself, as by leaving the page; here it never does. */
export function leavesPage(element: Element, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  fireEvent.click(element, init);
  return isLeft;
}
