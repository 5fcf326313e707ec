import { afterEach } from 'vitest';
import { loadToastStore } from '../page-toasts.ts';

/** Test files of components share one store of toasts. */
afterEach(async () => (await loadToastStore()).clear());
