import { PANEL_STORE } from '../panel/server/store/panel-store.ts';
import type { Store } from '../server/ops/backup/stores.ts';
import { SITE_STORES } from '../server/ops/backup/stores.ts';

/** All databases that a backup holds. Here, because the server does not know the panel. */
export const ALL_STORES: readonly Store[] = [...SITE_STORES, PANEL_STORE];
