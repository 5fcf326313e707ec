import { PANEL_STORE } from '../panel/server/store/panel-store.ts';
import type { Store } from '../server/ops/backup/stores.ts';
import { SITE_STORES } from '../server/ops/backup/stores.ts';

/** All databases of a backup. Defined here, because the server must not import the panel. */
export const ALL_STORES: readonly Store[] = [...SITE_STORES, PANEL_STORE];
