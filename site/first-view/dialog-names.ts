/** Ids of the dialogs that stand in every document; `data-opens` of a link or button names the dialog it opens. */
export const DIALOGS = { menu: 'site-menu', callback: 'site-callback', search: 'site-search' } as const;

/** Dispatched on a dialog when it opens; `toggle` events of dialogs are newer than the browser floor. */
export const OPENED_EVENT = 'dialog-opened';
