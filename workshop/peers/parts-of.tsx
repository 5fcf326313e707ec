import type { ReactElement, ReactNode } from 'react';

type PartProps<Payload> = { page: (props: { payload: Payload }) => ReactNode; payload: Payload; index: number };

/** One of the sections that a page of ours is a list of, so that a peer can leave the others without a script. */
export function PartOf<Payload>({ page, payload, index }: PartProps<Payload>): ReactNode {
  const { children } = (page({ payload }) as ReactElement<{ children: ReactNode[] }>).props;
  return children[index];
}
