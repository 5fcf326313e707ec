/** Kinds of houses that works are done in, in an editor's words. */
export const HOUSING = { new: 'новостройка', resale: 'вторичное жильё', prewar: 'старый фонд' } as const;
export type Housing = keyof typeof HOUSING;
