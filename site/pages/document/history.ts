/** The last part of a document's page: the list of its editions. */
export const HISTORY = { id: 'history', title: 'Редакции документа' } as const;
