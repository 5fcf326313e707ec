import type { Store } from '../../../server/ops/backup/stores.ts';
import { openPanelDatabase } from './panel-database.ts';

/** The panel's database as archives and backups know it. */
export const PANEL_STORE: Store = { file: 'panel/panel.db', schema: 'panel', open: openPanelDatabase };
