import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';

const MissingRoom = lazyDrawing(() => import('./missing-room.tsx').then(({ MissingRoom: Drawing }) => Drawing));
const TrippedFuse = lazyDrawing(() => import('../../ui/tripped-fuse.tsx').then(({ TrippedFuse: Drawing }) => Drawing));

/** The picture beside the words: part of a served page, and loaded when an error comes up later. */
export function Drawing({ isMissing }: { isMissing: boolean }) {
  return <Suspense>{isMissing ? <MissingRoom /> : <TrippedFuse />}</Suspense>;
}

/** Where the network is what failed, the words stand alone. */
function lazyDrawing(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}
