import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** A list that never changes its order: the place of an item is its identity, so there are no keys to invent. */
export function each<Item>(items: readonly Item[], render: (item: Item, index: number) => ReactNode): ReactElement {
  return createElement(Fragment, null, ...items.map(render));
}
