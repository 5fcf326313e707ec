import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';

const MissingRoom = lazyDrawing(() => import('./missing-room.tsx').then(({ MissingRoom: Drawing }) => Drawing));
const TrippedFuse = lazyDrawing(() =>
  import('../../../ui/tripped-fuse.tsx').then(({ TrippedFuse: Drawing }) => Drawing),
);

export function Drawing({ isMissing }: { isMissing: boolean }) {
  return <Suspense>{isMissing ? <MissingRoom /> : <TrippedFuse />}</Suspense>;
}

/** Renders nothing when the drawing fails to load, as after a network error. */
function lazyDrawing(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}
