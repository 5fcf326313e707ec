/** IDs of the dialogs included in every document. Links and buttons refer to them with `data-opens`. */
export const DIALOGS = { menu: 'site-menu', callback: 'site-callback', search: 'site-search' } as const;

/** Event dispatched on an opened dialog; the oldest supported browsers have no `toggle` event for dialogs. */
export const OPENED_EVENT = 'dialog-opened';
