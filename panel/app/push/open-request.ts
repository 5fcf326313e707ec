/** Message of the push worker to an open panel: the path of the clicked notification. */
export type OpenRequest = { readonly open: string };
