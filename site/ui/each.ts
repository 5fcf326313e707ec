import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Renders a list with a fixed order without keys: the index identifies each item. */
export function each<Item>(items: readonly Item[], render: (item: Item, index: number) => ReactNode): ReactElement {
  return createElement(Fragment, null, ...items.map(render));
}
