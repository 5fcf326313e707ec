import { lazy } from 'react';
import { MarkStarted } from '../../first-view/replay-early-actions.tsx';
import { lateFrameSettled } from '../layouts/load-late-frame.ts';

export const MarkStartedLate = lazy(() => lateFrameSettled.then(() => ({ default: MarkStarted })));
