import type { Store } from '../../../server/ops/backup/stores.ts';
import { openPanelDatabase } from './panel-database.ts';

export const PANEL_STORE: Store = { file: 'panel/panel.db', schema: 'panel', open: openPanelDatabase };
