export const HISTORY = { id: 'history', title: 'Редакции документа' } as const;
