import { lazy } from 'react';

type LateFrame = typeof import('./late-frame.tsx');

let keep: (frame: LateFrame) => void;
const loaded = new Promise<LateFrame>((resolve) => {
  keep = resolve;
});

let settle: () => void;
/** Resolves after the first attempt to load the late frame, also a failed one. */
export const lateFrameSettled = new Promise<void>((resolve) => {
  settle = resolve;
});

/**
 * Loads the parts of the frame that work without React or act after a navigation only. Until then they keep the served
 * markup. They have no fields, because React keeps input events of parts without code from all other listeners.
 */
export async function loadLateFrame(): Promise<void> {
  try {
    keep(await import('./late-frame.tsx'));
  } finally {
    settle();
  }
}

if (import.meta.env.SSR) void loadLateFrame();

export const FatalErrorScreen = lazy(async () => ({ default: (await loaded).FatalErrorScreen }));
export const PageErrorMessage = lazy(async () => ({ default: (await loaded).PageErrorMessage }));
export const FrameStart = lazy(async () => ({ default: (await loaded).FrameStart }));
export const FrameEnd = lazy(async () => ({ default: (await loaded).FrameEnd }));
export const PageAnnouncer = lazy(async () => ({ default: (await loaded).PageAnnouncer }));
